import { type ReactNode, useEffect } from 'react';

type Typed = HTMLInputElement | HTMLTextAreaElement;

/** What somebody did in the page before the app was there (src/start.ts). */
export interface EarlyActs {
  /** Where the page was opened: path and query. */
  readonly address: string;
  /** The button that was pressed first, or the form that was sent. */
  pressed?: HTMLElement;
  /** What was typed, by its field. */
  readonly typed: Map<Typed, string>;
  /** Ends the watching. */
  readonly stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs;
  }
}

/** Does for the app what somebody has done before it was there, as soon as it is. */
export function TakeOver({ children }: { children: ReactNode }) {
  useEffect(() => {
    const { earlyActs } = window;
    if (!earlyActs) return;
    delete window.earlyActs;
    earlyActs.stop();
    for (const [field, text] of earlyActs.typed) if (field.isConnected) type(field, text);
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement !== document.body) {
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    }
    if (earlyActs.pressed?.isConnected) press(earlyActs.pressed);
  }, []);
  return children;
}

/** As the browser would: React watches the field's own property, and takes a value that it knows for no news. */
function type(field: Typed, text: string): void {
  field.value = '';
  const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement;
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function press(pressed: HTMLElement): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else pressed.click();
}
