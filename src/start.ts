/**
 * Stands in line at the end of every page that was rendered ahead: the page can be read and its links work without a
 * script, so nothing of the app is run while it is being painted. The fonts come right after the first paint, the app's
 * files when the browser has nothing else to do, and the app runs when somebody shows a sign of life, or a moment later
 * by itself. What is pressed and typed before is handed to it (src/take-over.tsx). It has to stay small.
 */
import type { EarlyActs } from './take-over.tsx';
import { afterFirstPaint } from './ui/after-first-paint.ts';

const { entry = '', imports = '', sheet = '' } = document.currentScript?.dataset ?? {};
const scripts = [...imports.split(' ').filter(Boolean), entry];

/** How long a page rests after it was loaded before the app runs by itself, in milliseconds. */
const REST = 3000;

/** What somebody does before the app is there. */
const SIGNS = [
  'pointermove',
  'pointerdown',
  'keydown',
  'focusin',
  'touchstart',
  'scroll',
  'wheel',
  'popstate',
] as const;
const ACTS = ['click', 'submit', 'input'] as const;

/** A page that stands for several addresses, has a fragment to look at or still waits for something is of no use alone. */
const isComplete =
  document.getElementById('root')?.dataset.rendered === 'true' &&
  !location.hash &&
  !document.querySelector('[data-loading]');

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const type of SIGNS) removeEventListener(type, start);
  for (const href of scripts) link({ rel: 'modulepreload', href });
  const styles = link({ rel: 'stylesheet', href: sheet });
  // Without its styles the app is worth more than no app.
  styles.onload = styles.onerror = () => void run();
}

/** One after the other: each is a task of its own, between which the browser can answer to what somebody does. */
async function run(): Promise<void> {
  try {
    for (const href of scripts) await import(/* @vite-ignore */ href);
  } catch (error) {
    // A file that did not come is not asked for again in this page. What can be read stays; links load whole pages.
    addEventListener('online', () => location.reload(), { once: true });
    throw error;
  }
}

function link(properties: Partial<HTMLLinkElement>): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), properties);
  document.head.append(element);
  return element;
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: REST });
  else setTimeout(act, 200);
}

function afterLoad(): void {
  if (isComplete) rest();
  else start();
}

function rest(): void {
  whenIdle(() => {
    if (!isStarted) for (const href of [...scripts, sheet]) link({ rel: 'prefetch', href });
  });
  setTimeout(() => whenIdle(start), REST);
}

function showFonts(): void {
  for (const fonts of document.querySelectorAll<HTMLStyleElement>('style[media]')) fonts.media = 'all';
}

const early: EarlyActs = {
  address: location.pathname + location.search,
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
void afterFirstPaint().then(afterFirstPaint).then(showFonts);
if (document.readyState === 'complete') afterLoad();
else addEventListener('load', afterLoad);
