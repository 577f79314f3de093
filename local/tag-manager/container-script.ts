/**
 * The local container in the page: it logs every event of the data layer to the console, with the consent state, as the tag
 * manager's preview would list it. The function runs in the browser, so it must not refer to anything outside itself.
 */
export function runContainer(containerId: string): void {
  const page = globalThis as unknown as { dataLayer?: unknown[] };
  page.dataLayer ??= [];
  const queue = page.dataLayer;
  let analytics = 'denied';

  const log = (entry: unknown) => {
    // A consent command of gtag(), which pushes its `arguments`.
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [command, , types] = Array.from(entry as ArrayLike<unknown>);
      if (command === 'consent') analytics = (types as Record<string, string>).analytics_storage ?? analytics;
      return;
    }
    const { event } = entry as { event?: string };
    if (event) console.info(`[${containerId}] ${event}`, entry, `analytics_storage: ${analytics}`);
  };

  queue.forEach(log);
  const { push } = queue;
  queue.push = (...entries: unknown[]) => {
    entries.forEach(log);
    return push.apply(queue, entries);
  };
}
