import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import config from './svelte.config.js';

export default ts.config(
  { ignores: ['node_modules'] },
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
  {
    rules: {
      // Links go through our own small router.
      'svelte/no-navigation-without-resolve': 'off',
      // A Map that nothing is drawn from need not be reactive.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
