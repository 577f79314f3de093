/**
 * Sends the kind of an error, the page's path and the script in which it began to the function `reports`, which counts
 * equal reports in the log. No visitor data is sent: no message, no query.
 */
export function sendErrorReport(error: unknown): void {
  const { name = 'unknown', stack = '' } = error instanceof Error ? error : {};
  // The first URL in the stack, without its query, line and column.
  const [sourceFile] = /https?:\/\/[^\s)?#:]+(?::\d+)?\/[^\s)?#:]+/.exec(stack) ?? [];
  const report = {
    type: 'app-error',
    url: location.origin + location.pathname,
    body: { id: name, sourceFile },
  };
  const body = new Blob([JSON.stringify([report])], { type: 'application/reports+json' });
  navigator.sendBeacon?.('/api/reports', body);
}
