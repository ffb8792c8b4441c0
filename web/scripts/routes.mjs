import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Lays the routes beside the built pages: the server reads there what each address will need.
 *
 * @returns {import('vite').Plugin}
 */
export function routes() {
  return {
    name: 'routes',
    apply: 'build',
    generateBundle() {
      const source = readFileSync(join(import.meta.dirname, '../src/routes.json'));
      this.emitFile({ type: 'asset', fileName: 'routes.json', source });
    },
  };
}
