import { meetingLength } from '#content/booking.ts';
import { site } from '#content/site.ts';
import { paths } from '#paths.ts';

/** Writes publisher, contact, URL and date, quoted as strings of CSS, into the margins of printed pages (styles/print.css). */
export function fillPrintMargins(): void {
  window.addEventListener('beforeprint', () => {
    const { style } = document.documentElement;
    // The query is left out: it may be a secret.
    const url = location.origin + location.pathname + location.hash;
    const today = new Date().toLocaleDateString('en-GB', { dateStyle: 'long' });
    const invitation = `${meetingLength} with us: ${location.host}${paths.contact}`;
    style.setProperty('--sender', JSON.stringify(`${site.name} · ${site.email} · ${invitation}`));
    style.setProperty('--printed', JSON.stringify(`${url}, printed on ${today}`));
  });
}
