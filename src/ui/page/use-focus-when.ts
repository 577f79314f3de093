import { type RefObject, useEffect, useRef } from 'react';

/** A ref for an element that takes the focus once `isWanted` is true, for instance after it has replaced the focused element. */
export function useFocusWhen<Target extends HTMLElement>(
  isWanted: boolean,
  options?: FocusOptions,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isWanted) target.current?.focus(options);
  }, [isWanted, options]);
  return target;
}
