/** An element on the screen: the first one that matches the selector and whose name starts with the given text. */
export interface Spot {
  readonly among: string;
  /** A case-insensitive regular expression. */
  readonly named: string;
}

/** What an effect is detected by. */
export interface Screen {
  /** Whether the heading has changed since the press. */
  readonly isNextPage: boolean;
  /** Whether an element that matches the selector and the text is visible. */
  readonly shows: (selector: string, text?: RegExp) => boolean;
}

export type Effect = (screen: Screen) => boolean;

/** The events that a page reports to the driver. Times are in milliseconds of the system clock. */
export interface News {
  readonly there: { readonly at: number; readonly x: number; readonly y: number };
  readonly pressed: { readonly at: number };
  readonly responded: { readonly at: number };
  readonly done: { readonly at: number };
  readonly loaded: { readonly at: number };
  readonly longTask: { readonly at: number; readonly ms: number };
}

interface Press {
  readonly at: number;
  readonly heading: string | undefined;
  readonly look: string;
}

declare global {
  interface Window {
    /** The binding to the driver, installed by the browser's debugger. */
    benchTell: (message: string) => void;
    bench: {
      /** Returns where an element can be pressed, scrolling if necessary. The next press is timed. */
      arm: (spot: Spot) => { x: number; y: number } | undefined;
      hasEffect: () => boolean;
      /** The URLs that this page links to. */
      links: () => string[];
    };
  }
}

/**
 * Runs in every document before its own scripts. After a press it checks every frame for the first visible response and
 * for the effect, even across a navigation. It cannot use anything outside itself, because only its source is sent to
 * the browser.
 */
export function watch(effect: Effect, target?: Spot): void {
  if (window !== window.top || location.protocol === 'about:') return;
  const PRESS = 'bench-press';
  const clock = (time = performance.now()) => performance.timeOrigin + time;
  const tell = <What extends keyof News>(what: What, news: News[What]) =>
    window.benchTell(JSON.stringify([what, news]));
  const heading = () => document.querySelector('h1')?.textContent;
  const afterPaint = (act: () => void) => requestAnimationFrame(() => setTimeout(act));

  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    (element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : element.textContent) ??
    '';
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shows = (selector: string, text = /^/) =>
    [...document.querySelectorAll(selector)].some(
      (element) => text.test(element.textContent) && isVisible(element),
    );

  function locate({ among, named }: Spot) {
    const name = new RegExp(`^\\s*${named}`, 'i');
    const candidates = [...document.querySelectorAll(among)].filter(
      (element) => name.test(nameOf(element)) && isVisible(element),
    );
    for (const mayScroll of [false, true]) {
      for (const element of candidates) {
        if (mayScroll) element.scrollIntoView({ block: 'center', behavior: 'instant' });
        const box = element.getClientRects()[0];
        if (!box) continue;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        if (element.contains(document.elementFromPoint(x, y)))
          return { element, x, y, hasScrolled: mayScroll };
      }
    }
    return undefined;
  }

  /** Everything that can show a response to a press: the element itself, and anything that opens or is busy. */
  function lookOf(element: Element | undefined): string {
    const signs = document.querySelectorAll(
      'dialog[open], details[open], :popover-open, [role=progressbar], [aria-busy=true]',
    ).length;
    if (!element) return `${signs}`;
    const { color, background, border, outline, boxShadow, opacity, transform } = getComputedStyle(element);
    const control = element.matches('input') ? element : element.querySelector('input');
    const state =
      control instanceof HTMLInputElement
        ? [control.value, control.checked, control === document.activeElement]
        : [];
    const aria = ['aria-expanded', 'aria-pressed', 'aria-current'].map((name) => element.getAttribute(name));
    return [
      signs,
      color,
      background,
      border,
      outline,
      boxShadow,
      opacity,
      transform,
      ...state,
      ...aria,
    ].join();
  }

  let armed: { element: Element | undefined; look: string } | undefined;
  const stored = sessionStorage.getItem(PRESS);
  let press: Press | undefined = stored ? JSON.parse(stored) : undefined;
  // Checking costs time in every frame, so the response is checked only if it is needed.
  let hasAnswered = !target;
  const hasEffect = () => effect({ shows, isNextPage: Boolean(heading()) && heading() !== press?.heading });

  function note({ timeStamp }: Event): void {
    if (!armed) return;
    press = { at: clock(timeStamp), heading: heading(), look: armed.look };
    sessionStorage.setItem(PRESS, JSON.stringify(press));
    tell('pressed', { at: press.at });
    const { element } = armed;
    armed = undefined;
    requestAnimationFrame(() => look(press, element));
  }

  function look(current: Press | undefined, element?: Element): void {
    if (!current || current !== press) return;
    const isDone = hasEffect();
    // A task queued in a frame runs after that frame is painted.
    if (!hasAnswered && (isDone || (stored && document.body) || lookOf(element) !== current.look)) {
      hasAnswered = true;
      setTimeout(() => tell('responded', { at: clock() }));
    }
    if (!isDone) requestAnimationFrame(() => look(current, element));
    else {
      sessionStorage.removeItem(PRESS);
      setTimeout(() => tell('done', { at: clock() }));
    }
  }

  function arm(spot: Spot) {
    const found = locate(spot);
    // After scrolling, the position is stable from the next frame on.
    if (!found || found.hasScrolled) return undefined;
    // Hovering changes the element's appearance before the press.
    const element = matchMedia('(hover: none)').matches ? found.element : undefined;
    armed = { element, look: lookOf(element) };
    return { x: found.x, y: found.y };
  }

  /** Reports the target's position once it is painted; that is the first paint if it is visible without scrolling. */
  function tellWhenThere(spot: Spot, firstPaint: number | undefined): void {
    const place = arm(spot);
    if (!place) {
      requestAnimationFrame(() => tellWhenThere(spot, undefined));
      return;
    }
    const there = (at: number) => tell('there', { at, ...place });
    if (firstPaint === undefined) setTimeout(() => there(clock()));
    else there(clock(firstPaint));
  }

  window.bench = {
    arm,
    hasEffect,
    links: () => {
      const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
        (link) => isVisible(link) && !link.target && !link.download && link.origin === location.origin,
      );
      return links.map((link) => link.pathname).filter((path) => path !== location.pathname);
    },
  };
  addEventListener('pointerdown', note, { capture: true });
  addEventListener('load', () => afterPaint(() => tell('loaded', { at: clock() })));
  if (press) requestAnimationFrame(() => look(press));
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) {
      tell('longTask', { at: clock(startTime), ms: duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  if (target) {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint && !press) tellWhenThere(target, paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  }
}
