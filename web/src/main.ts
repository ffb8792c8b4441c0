import 'fonts.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { drawCards } from './games';
import { hangShared } from './lib/sprite';
import './styles/tokens.css';
import './styles/kit.css';

hangShared();
drawCards();
mount(App, { target: document.getElementById('app') ?? document.body });
