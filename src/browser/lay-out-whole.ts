/** The parts of a page that the browser lays out only near the window (`content-visibility` in src/styles/base.css). */
const LATER_PARTS = 'main > section ~ section, main ~ footer';

/** How long layOutRest waits before it lays out one more of these parts. */
const PART_INTERVAL_MS = 200;

/** Sets whether all of a page is laid out at once. Until it is, positions further down the page are only estimates. */
export function setWholeLayout(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole);
}

/** Lays out a page as a whole if it is opened at a fragment, reloaded or returned to. Runs before the first paint. */
export function layOutOpenedPage(): void {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  setWholeLayout(location.hash !== '' || navigation?.type !== 'navigate');
}

/** Lays out the rest of a page part by part, so that the page responds in between. Returns a function that stops this. */
export function layOutRest(): () => void {
  const parts = [...document.querySelectorAll<HTMLElement>(LATER_PARTS)];
  const timer = setInterval(() => {
    const part = parts.shift();
    if (part) return void part.style.setProperty('content-visibility', 'visible');
    clearInterval(timer);
    setWholeLayout(true);
  }, PART_INTERVAL_MS);
  return () => clearInterval(timer);
}
