/**
 * Calls `listen` with every entry of the queue from now on, whoever pushes it: the script in the head has its own copy of
 * `track`. It does not matter whether the tag manager, which replaces `push` too, is loaded before or after this call.
 */
export function followEntries(listen: (entry: unknown) => void): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    entries.forEach(listen);
    return push(...entries);
  };
}

/** Calls `listen` with the name of every event from now on. */
export function followEvents(listen: (name: string) => void): void {
  followEntries((entry) => {
    const name = (entry as { event?: unknown } | undefined)?.event;
    if (typeof name === 'string') listen(name);
  });
}
