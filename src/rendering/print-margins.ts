import { site } from '#content/site.ts';
import { paths } from '#paths.ts';

/** Writes publisher, contact, URL and date into the margins of printed sheets (styles/print.css). */
export function fillPrintMargins(): void {
  window.addEventListener('beforeprint', () => {
    const { style } = document.documentElement;
    // The query is left out: it may be a secret.
    const url = location.origin + location.pathname + location.hash;
    const day = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
    const meeting = `15 minutes with us: ${location.host}${paths.contact}`;
    style.setProperty('--sender', JSON.stringify(`${site.name} · ${site.email} · ${meeting}`));
    style.setProperty('--printed', JSON.stringify(`${url}, printed on ${day}`));
  });
}
