/** Whether the browser sends Global Privacy Control (w3.org/TR/gpc), which counts as a refusal. */
export function hasPrivacyControl(): boolean {
  return (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}
