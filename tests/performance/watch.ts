/** What is looked for on the screen: the first element of a selector whose name begins like that, however it is made. */
export interface Spot {
  readonly among: string;
  /** A regular expression, case ignored. */
  readonly named: string;
}

/** What an effect is told from. */
export interface Screen {
  /** Whether the heading is another one than when the press began. */
  readonly isNextPage: boolean;
  /** Whether the reader sees an element of the selector with such a text. */
  readonly shows: (selector: string, text?: RegExp) => boolean;
}

export type Effect = (screen: Screen) => boolean;

/** What a page tells the program that drives it. Times are milliseconds of the clock. */
export interface News {
  readonly there: { readonly at: number; readonly x: number; readonly y: number };
  readonly pressed: { readonly at: number };
  readonly answered: { readonly at: number };
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
    /** The way to the program that drives the page; of the browser's debugger. */
    benchTell: (message: string) => void;
    bench: {
      /** Where an element can be pressed; scrolls to it where it has to. The next press is the one that is timed. */
      arm: (spot: Spot) => { x: number; y: number } | undefined;
      hasEffect: () => boolean;
      /** Addresses of the pages that links of this page lead to. */
      links: () => string[];
    };
  }
}

/**
 * Runs in every document before anything else of it. From a press on it looks at every frame: when does something
 * answer, and when is the effect there? A press that loads another document is followed into it. It uses nothing from
 * outside of itself, since only its text goes to the browser.
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

  /** All that may show that a press was noticed: on the element itself, and what opens or is busy anywhere. */
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
  // Looking costs time in every frame: where nobody asks for the answer, only the effect is looked for.
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
    // The task after a frame begins when that frame is painted.
    if (!hasAnswered && (isDone || (stored && document.body) || lookOf(element) !== current.look)) {
      hasAnswered = true;
      setTimeout(() => tell('answered', { at: clock() }));
    }
    if (!isDone) requestAnimationFrame(() => look(current, element));
    else {
      sessionStorage.removeItem(PRESS);
      setTimeout(() => tell('done', { at: clock() }));
    }
  }

  function arm(spot: Spot) {
    const found = locate(spot);
    // Where it was scrolled to, it stands still from the next frame on.
    if (!found || found.hasScrolled) return undefined;
    // A mouse changes the look of what it points at before anything is pressed.
    const element = matchMedia('(hover: none)').matches ? found.element : undefined;
    armed = { element, look: lookOf(element) };
    return { x: found.x, y: found.y };
  }

  /** Tells where the target is once it is painted; that is the first paint, if it stands there without scrolling. */
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
