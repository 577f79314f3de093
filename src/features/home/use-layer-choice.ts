import { type RefObject, useEffect } from 'react';

/**
 * Hovering over a layer of the drawing, or touching it, chooses the layer, as its numbered bubble does. The radio buttons in
 * the bubbles hold the choice, and the stylesheet reads it from them (`:has(:checked)`).
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
