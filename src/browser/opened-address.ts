/** The address at which this page was loaded, whatever the app or Back has made of it since. */
export function openedAddress(): URL {
  const [opening] = performance.getEntriesByType('navigation');
  return new URL(opening?.name ?? location.href);
}
