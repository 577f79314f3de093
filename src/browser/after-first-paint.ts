/** Resolves once the browser has painted the current frame, or shortly after in a hidden tab, where nothing is painted. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve)); // The callback runs before the paint, the timeout after.
  });
}
