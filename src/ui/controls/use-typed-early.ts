import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Reports what was typed into a search box before hydration.
 *
 * @param shown the text that the page was rendered with
 */
export function useTypedEarly(
  input: RefObject<HTMLInputElement | null>,
  shown: string,
  handOver: (text: string) => void,
): void {
  const handOverTyped = useEffectEvent(() => {
    const typed = input.current?.value ?? shown;
    if (typed !== shown) handOver(typed);
  });
  useEffect(() => handOverTyped(), []);
}
