/** Whether a click asks for nothing of its own from the browser, as a new tab, a new window or a download is. */
export function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
