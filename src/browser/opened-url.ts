/** The URL at which this page was loaded, even if the app or the Back button has changed it since. */
export function openedUrl(): URL {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? location.href);
}
