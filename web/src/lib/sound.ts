/** Two small sounds made of nothing but sine waves: a drop of water for your turn, a pebble for a move. */
import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

export function drop(): void {
  tone(660, 1320, 0.16, 0);
  tone(880, 1760, 0.2, 0.13);
}

export function pebble(): void {
  tone(320, 180, 0.06, 0);
}

function tone(from: number, to: number, seconds: number, after: number): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  const start = context.currentTime + after;
  const wave = context.createOscillator();
  const volume = context.createGain();
  wave.frequency.setValueAtTime(from, start);
  wave.frequency.exponentialRampToValueAtTime(to, start + seconds);
  volume.gain.setValueAtTime(0.12, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + seconds);
  wave.connect(volume).connect(context.destination);
  wave.start(start);
  wave.stop(start + seconds);
}
