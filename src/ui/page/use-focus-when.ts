import { type RefObject, useEffect, useRef } from 'react';

/** A ref for an element that takes the focus as soon as it is wanted to, for instance when it replaced what had it. */
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
