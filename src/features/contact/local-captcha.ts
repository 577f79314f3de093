import type { CaptchaApi } from './load-captcha.ts';
import styles from './local-captcha.module.css';

const boxes: HTMLInputElement[] = [];

/** The captcha of the local run: a checkbox whose tokens the emulator (local/captcha) accepts once. */
export const localCaptcha: CaptchaApi = {
  render(element, { callback, 'expired-callback': expire }) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.addEventListener('change', () =>
      box.checked ? callback(`demo-token-pass-${crypto.randomUUID()}`) : expire(),
    );
    const label = document.createElement('label');
    label.append(box, 'I am not a robot');
    const note = document.createElement('small');
    note.textContent = 'local stand-in';
    element.className = styles.captcha ?? '';
    element.append(label, note);
    return boxes.push(box) - 1;
  },
  reset(widget) {
    const box = boxes[widget];
    if (box) box.checked = false;
  },
};
