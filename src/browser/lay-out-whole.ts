/** The parts of a page that are laid out as they come near (src/styles/base.css). */
const LATER_PARTS = 'main > section ~ section, main ~ footer';

/** The pause before each of them is laid out, near or not. */
const PART_INTERVAL_MS = 200;

/** Whether all of a page is laid out at once: a place of the page can be found only then. */
export function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole);
}

/** Lays out a page as a whole if it is opened at a fragment, loaded again or returned to. Runs before the first paint. */
export function layOutOpenedPage(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  layOutWhole(location.hash !== '' || opened?.type !== 'navigate');
}

/** Lays out the rest of a page, part by part, so that no part keeps the visitor waiting. Returns a function that stops this. */
export function layOutRest(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATER_PARTS)];
  const timer = setInterval(() => {
    const part = parts.shift();
    if (part) return void part.style.setProperty('content-visibility', 'visible');
    clearInterval(timer);
    layOutWhole(true);
  }, PART_INTERVAL_MS);
  return () => clearInterval(timer);
}
