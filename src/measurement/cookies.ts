/** The cookies of Google Analytics (support.google.com/analytics/answer/11397207). */
const MEASUREMENT_COOKIE = /^(_ga.*|_gid)$/;

/** Deletes the measurement cookies of a host and of its parent domains: a cookie does not tell which one it was set for. */
export function clearMeasurementCookies(host = location.hostname): void {
  const labels = host.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  for (const name of names.filter((candidate) => MEASUREMENT_COOKIE.test(candidate))) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no way to name a parent domain
    for (const domain of domains) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`;
  }
}
