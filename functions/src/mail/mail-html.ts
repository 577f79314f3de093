import { site } from '#content/site.ts';
import { escapeHtml } from '#domain/html/escape-html.ts';

interface MailPage {
  readonly title: string;
  /** In HTML. All other fields are text, which `mailHtml` escapes. */
  readonly body: string;
  readonly action?: { readonly text: string; readonly link: string };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly footer: string;
  readonly footerLink?: { readonly text: string; readonly link: string };
}

const SANS = "font-family:'Instrument Sans',Arial,Helvetica,sans-serif";
const MONO = "font-family:'Martian Mono',Consolas,'Courier New',monospace";
// The palette of src/styles/tokens.css in hex notation, which email clients support.
const [INK, SOFT, RULE, FILM, SIGNAL] = ['#0d2138', '#51647a', '#d3d8dd', '#f3f5f7', '#f26419'];

/** The triangle with which drawings mark a level. Its tip is on the line below it. */
const DATUM = `<div style="width:0;height:0;border:7px solid transparent;border-bottom-width:0;border-top-color:${INK};line-height:0;font-size:0"></div>`;

/** Returns an HTML email in the site's style, with a level line and a title block. Uses tables, as email clients require. */
export function mailHtml({ title, body, action, facts, footer, footerLink }: MailPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(title)}</title>
</head>
<body style="margin:0;background:${FILM}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:${FILM}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border:1px solid ${RULE}">
<tr><td style="background:${INK};padding:18px 28px;${SANS};font-size:18px;font-weight:600;color:#ffffff">${escapeHtml(site.name)}</td></tr>
<tr><td style="padding:32px 28px 8px;${SANS};color:${INK};font-size:16px;line-height:1.6">
<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2;font-weight:500;letter-spacing:-.02em">${escapeHtml(title)}</h1>
${body}
${action ? button(action) : ''}
</td></tr>
<tr><td style="padding:16px 28px 28px">${DATUM}<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid ${INK}">
${facts.map(fact).join('\n')}
</table></td></tr>
</table>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td style="padding:16px 28px;${SANS};font-size:13px;line-height:1.5;color:${SOFT}">${escapeHtml(footer)}<br>${footerLink ? `<a href="${escapeHtml(footerLink.link)}" style="color:${SOFT}">${escapeHtml(footerLink.text)}</a><br>` : ''}${escapeHtml(site.legalName)}, <a href="mailto:${site.email}" style="color:${SOFT}">${site.email}</a></td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

function button({ text, link }: { text: string; link: string }): string {
  const href = escapeHtml(link);
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0"><tr><td style="background:${SIGNAL};border-radius:2px"><a href="${href}" style="display:inline-block;padding:15px 26px;${SANS};font-size:16px;font-weight:600;color:${INK};text-decoration:none">${escapeHtml(text)}</a></td></tr></table>
<p style="margin:0;font-size:13px;color:${SOFT}">If the button does not work, copy this address:<br><a href="${href}" style="color:${SOFT};word-break:break-all">${href}</a></p>`;
}

function fact([label, value]: readonly [string, string]): string {
  return `<tr><td width="110" valign="top" style="padding:9px 12px 9px 0;border-bottom:1px solid ${RULE};${MONO};font-size:12px;color:${SOFT}">${escapeHtml(label)}</td><td valign="top" style="padding:9px 0;border-bottom:1px solid ${RULE};${SANS};font-size:14px;color:${INK}" dir="auto">${escapeHtml(value)}</td></tr>`;
}

/** Replaces control characters, including line breaks, with spaces, so that the text cannot inject a header. */
export function asLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
