/**
 * Stands in line at the end of every page that was rendered ahead: the page can be read and its links work without a
 * script, so the app is loaded when the browser has nothing else to do, or as soon as somebody acts. What is pressed
 * and typed before is handed to the app (src/take-over.tsx). It has to stay small.
 */
import type { EarlyActs } from './take-over.tsx';

const { entry = '', imports = '' } = document.currentScript?.dataset ?? {};

/** What somebody does before the app is there. */
const SIGNS = ['pointerdown', 'keydown', 'focusin', 'touchstart'] as const;
const ACTS = ['click', 'submit', 'input'] as const;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of SIGNS) removeEventListener(type, start);
  for (const href of imports.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  void import(/* @vite-ignore */ entry);
}

function whenIdle(): void {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 3000 });
  else setTimeout(start, 200);
}

const early: EarlyActs = {
  typed: new Map(),
  stop: () => {
    for (const type of ACTS) removeEventListener(type, remember);
  },
};

function remember(event: Event): void {
  const { target } = event;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    if (event.type === 'input') early.typed.set(target, target.value);
  }
  if (event.type === 'submit') event.preventDefault();
  const pressed = target instanceof Element && target.closest<HTMLElement>('button, form');
  if (event.type !== 'input' && pressed) early.pressed ??= pressed;
}

window.earlyActs = early;
for (const type of SIGNS) addEventListener(type, start, { passive: true });
for (const type of ACTS) addEventListener(type, remember);
if (document.readyState === 'complete') whenIdle();
else addEventListener('load', whenIdle);
