import { prefersReducedMotion } from './prefers-reduced-motion.ts';
import { savesData } from './saves-data.ts';

/** How soon after the press the next page must be there: what is later is not connected to the press any more. */
const IN_TIME_MS = 300;
/** How long the old page may be frozen until the next one is rendered; the browser itself would allow 4 s. */
const LONGEST_FREEZE_MS = 300;

/** The card of a page in a list; the picture in the head of that page. */
const CARD = '[data-travels="card"]';
const PICTURE = ':is(img, svg)';
const HEAD_PICTURE = `svg[data-travels="head"], [data-travels="head"] ${PICTURE}`;
/** Names the picture for the transition (styles/travel.css). */
const NAMED = 'data-travelling';

interface Travel {
  readonly path: string;
  readonly from: Element;
  readonly findTarget: () => Element | null | undefined;
  /** Resolves when the time is over. */
  readonly late: Promise<void>;
}

let planned: Travel | undefined;
let transition: ViewTransition | undefined;
let arrive: (() => void) | undefined;
let isTooSlow = false;
/** Undefined until the page that was opened is hydrated. */
let shownPath: string | undefined;
/** Paths whose picture came from a card: on the way back it may return there. */
const reached = new Set<string>();

/**
 * Plans that the picture of a card travels to the head of its page, or back, in a view transition of that picture alone:
 * everything else changes at once. Pages whose pictures are not in the window, slow ones and slow devices have none.
 *
 * @param path of the page that the visitor asked for
 * @param link that was pressed; without it, in the history, any card of that page will do
 */
export function planTravel(path: string, link?: Element): void {
  const left = shownPath;
  if (left === undefined || path === left || (!link && planned?.path === path)) return;
  endTravel();
  planned = undefined;
  if (!canTravel()) return;
  const card = pictureOf(link?.closest(CARD)) ?? (link ? undefined : cardPicture(path));
  const head = reached.has(left) ? headPicture() : undefined;
  if (isInWindow(card)) plan(path, card, headPicture);
  else if (isInWindow(head)) plan(path, head, () => cardPicture(left));
  if (planned && card) reached.add(path);
}

function plan(path: string, from: Element, findTarget: Travel['findTarget']): void {
  const late = new Promise<void>((resolve) => {
    setTimeout(() => {
      if (planned === travel) planned = undefined;
      resolve();
    }, IN_TIME_MS);
  });
  const travel: Travel = { path, from, findTarget, late };
  planned = travel;
}

/**
 * What a promise resolves to, if it does so while a travelling picture can wait for it; otherwise the promise. Without
 * a picture nothing waits.
 */
export async function inTimeToTravel<T>(promise: Promise<T>): Promise<{ readonly value: T | Promise<T> }> {
  if (!planned) return { value: promise };
  const late = planned.late.then(() => ({ value: promise }));
  return Promise.race([promise.then((value) => ({ value })), late]).catch(() => ({ value: promise }));
}

/** Starts the planned transition, once everything that the page needs is there. Resolves when the old page is captured. */
export async function departTo(path: string): Promise<void> {
  const travel = planned;
  if (travel?.path !== path || !isInWindow(travel.from)) return;
  planned = undefined;
  travel.from.toggleAttribute(NAMED, true);
  await new Promise<void>((captured) => {
    const started = document.startViewTransition(() => {
      captured();
      return transition === started ? untilArrived(travel) : undefined;
    });
    transition = started;
    watch(started);
  });
}

function untilArrived({ from, findTarget }: Travel): Promise<void> {
  return new Promise((resolve) => {
    arrive = () => {
      arrive = undefined;
      from.removeAttribute(NAMED);
      const target = transition && findTarget();
      if (isInWindow(target)) target.toggleAttribute(NAMED, true);
      resolve();
    };
  });
}

/** To be called as soon as the next page is in the document, at its scroll position. */
export function arriveAt(path: string): void {
  shownPath = path;
  arrive?.();
}

/** A device that does not render the page in time has no transitions for the rest of the visit. */
function watch(started: ViewTransition): void {
  const timer = setTimeout(() => {
    isTooSlow = true;
    if (transition === started) endTravel();
  }, LONGEST_FREEZE_MS);
  window.addEventListener('click', passOn, { capture: true });
  // Both are rejected when it is skipped.
  started.ready.catch(() => {}).finally(() => clearTimeout(timer));
  started.finished.catch(() => {}).finally(() => transition === started && endTravel());
}

/** While the page is frozen the browser gives every press to the root element: it is passed on to what is there. */
function passOn(event: MouseEvent): void {
  if (event.target !== document.documentElement) return;
  endTravel();
  const pressed = document.elementFromPoint(event.clientX, event.clientY);
  if (!pressed || pressed === document.documentElement) return;
  event.stopImmediatePropagation();
  pressed.closest<HTMLElement>('a, button, input, select, textarea')?.focus({ preventScroll: true });
  pressed.dispatchEvent(new MouseEvent('click', event));
}

/** Also because of a press: what it asks for comes first. */
function endTravel(): void {
  const ended = transition;
  transition = undefined;
  ended?.skipTransition();
  arrive?.();
  for (const picture of document.querySelectorAll(`[${NAMED}]`)) picture.removeAttribute(NAMED);
}

function canTravel(): boolean {
  return 'startViewTransition' in document && !isTooSlow && !prefersReducedMotion() && !savesData();
}

function pictureOf(part: Element | null | undefined): Element | undefined {
  return part?.querySelector(PICTURE) ?? undefined;
}

function headPicture(): Element | undefined {
  return document.querySelector(HEAD_PICTURE) ?? undefined;
}

/** The picture of the card that links to a page. */
function cardPicture(path: string): Element | undefined {
  const links = document.querySelectorAll<HTMLAnchorElement>(`${CARD} a`);
  const link = [...links].find(({ pathname }) => pathname === path);
  return pictureOf(link?.closest(CARD));
}

function isInWindow(picture: Element | null | undefined): picture is Element {
  if (!picture?.isConnected) return false;
  const { top, bottom, left, right } = picture.getBoundingClientRect();
  return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth && bottom > top;
}
