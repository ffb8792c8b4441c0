import '@fontsource-variable/piazzolla/wght.css';
import '@fontsource/fira-sans-condensed/500.css';
import '@fontsource/fira-sans-condensed/600.css';
import '@fontsource/fira-sans-condensed/700.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { hangShared } from './lib/sprite';
import './styles/tokens.css';
import './styles/kit.css';

hangShared();
mount(App, { target: document.getElementById('app') ?? document.body });
