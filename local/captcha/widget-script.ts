/** The options of `grecaptcha.render` that the site uses (developers.google.com/recaptcha/docs/display). */
interface WidgetOptions {
  readonly callback: (token: string) => void;
  readonly 'expired-callback': () => void;
}

/**
 * The local captcha in the page: a checkbox. Each of its tokens passes the local siteverify once. The function runs in the
 * browser, so it must not refer to anything outside itself.
 */
export function provideCaptcha(): void {
  const boxes: HTMLInputElement[] = [];
  const style = (element: HTMLElement, declarations: Record<string, string>) => {
    for (const [name, value] of Object.entries(declarations)) element.style.setProperty(name, value);
  };

  function render(element: HTMLElement, { callback, 'expired-callback': expire }: WidgetOptions): number {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.addEventListener('change', () =>
      box.checked ? callback(`demo-token-pass-${crypto.randomUUID()}`) : expire(),
    );
    const label = document.createElement('label');
    label.append(box, 'I am not a robot');
    const note = document.createElement('small');
    note.textContent = 'local stand-in';
    const row = { display: 'flex', 'align-items': 'center', gap: '0.875rem', 'block-size': '100%' };
    style(element, { ...row, border: '1px solid', 'padding-inline': '1rem', 'flex-wrap': 'wrap' });
    style(label, { ...row, flex: '1', 'font-weight': '500' });
    style(box, { flex: 'none', 'inline-size': '1.5rem', 'block-size': '1.5rem' });
    element.append(label, note);
    return boxes.push(box) - 1; // its index, by which `reset` finds it
  }

  function reset(widget: number): void {
    const box = boxes[widget];
    if (box) box.checked = false;
  }

  const ready = (callback: () => void) => callback();
  Object.assign(globalThis, { grecaptcha: { ready, render, reset } });
}
