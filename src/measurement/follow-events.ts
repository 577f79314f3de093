/**
 * Calls `listen` with the name of every event from now on, whoever pushes it: the script in the head has its own copy of
 * `track`. Works before the tag manager, which replaces `push` as well, and after it.
 */
export function followEvents(listen: (name: string) => void): void {
  window.dataLayer ??= [];
  const queue = window.dataLayer;
  const push = queue.push.bind(queue);
  queue.push = (...entries) => {
    for (const entry of entries) if (isEvent(entry)) listen(entry.event);
    return push(...entries);
  };
}

function isEvent(entry: unknown): entry is { readonly event: string } {
  return typeof (entry as { event?: unknown } | undefined)?.event === 'string';
}
