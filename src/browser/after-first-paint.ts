/** Resolves once the browser has painted what is rendered now; in a hidden tab, where nothing is painted, soon after. */
export function afterFirstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (document.visibilityState === 'hidden') setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
