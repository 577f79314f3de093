import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Hands over what was typed into a search box before the app was there.
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
