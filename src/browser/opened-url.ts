/** The URL at which this page was loaded, whatever the app or Back has made of it since. */
export function openedUrl(): URL {
  const [opening] = performance.getEntriesByType('navigation');
  return new URL(opening?.name ?? location.href);
}
