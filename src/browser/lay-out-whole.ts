/**
 * Whether all of a page is laid out at once, not each section as it comes near (src/styles/base.css): a place of the
 * page can be found only then.
 */
export function layOutWhole(isWhole: boolean): void {
  document.documentElement.toggleAttribute('data-whole', isWhole);
}

/** Before the first paint: a page that is opened at a fragment, loaded again or returned to. */
export function layOutOpenedPage(): void {
  const [opened] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  layOutWhole(location.hash !== '' || opened?.type !== 'navigate');
}
