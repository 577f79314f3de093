import { type RefObject, useEffect } from 'react';

/**
 * Pointing at a layer of the drawing with the mouse, or tapping it, checks the radio button in the layer's numbered bubble. The
 * stylesheet highlights the layer whose button is checked (`:has(:checked)`). A touch that only scrolls chooses nothing.
 */
export function useLayerChoice(assembly: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = assembly.current;
    if (!root) return;
    const choose = (event: Event) => {
      const layer = event.target instanceof Element && event.target.closest('[data-layer]');
      if (!layer) return;
      const radio = root.querySelector(`input[value="${layer.getAttribute('data-layer')}"]`);
      if (radio instanceof HTMLInputElement) radio.checked = true;
    };
    const chooseByMouse = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') choose(event);
    };
    root.addEventListener('pointerover', chooseByMouse);
    root.addEventListener('click', choose);
    return () => {
      root.removeEventListener('pointerover', chooseByMouse);
      root.removeEventListener('click', choose);
    };
  }, [assembly]);
}
