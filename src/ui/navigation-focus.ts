/** The key that react-router gives to the location a visit starts with. */
const FIRST_LOCATION = 'default';

let focusedFor = FIRST_LOCATION;

export function isFirstLocation(key: string): boolean {
  return key === FIRST_LOCATION && focusedFor === FIRST_LOCATION;
}

/**
 * Whether the heading of this navigation may take the focus: the first one that asks does; a later one (a loading
 * page replaced by the ready one) only when the focus got lost with the former.
 */
export function takeFocusFor(key: string): boolean {
  const isNew = focusedFor !== key;
  focusedFor = key;
  return isNew || document.activeElement === null || document.activeElement === document.body;
}
