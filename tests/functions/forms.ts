import { randomInt, randomUUID } from 'node:crypto';
import { localUrl, PORTS } from '../../local/ports.ts';

const SITE = localUrl(PORTS.hosting);

/** Returns a unique IP address from the documentation range (RFC 3849). */
export function newVisitor(): string {
  const group = () => randomInt(0x10000).toString(16);
  return `2001:db8:${group()}:${randomInt(0x1000, 0x10000).toString(16)}::1`;
}

/** Returns a unique email address. */
export function newMailbox(): string {
  return `visitor-${randomUUID()}@example.org`;
}

/** Creates a valid contact message from a unique email address. */
export function contactMessage(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Zofia Nowak',
    email: newMailbox(),
    subject: `Passport ${randomUUID().slice(0, 8)}`,
    message: 'We make mineral wool boards and have a question.',
    // The captcha emulator accepts such a token once.
    recaptchaValue: `demo-token-pass-${randomUUID()}`,
    ...fields,
  };
}

export interface FormResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { readonly success?: boolean; readonly message?: string };
}

interface SendOptions {
  readonly visitor?: string;
  readonly headers?: Record<string, string>;
}

/** Posts a body to a form's endpoint, as JSON unless it is already a string. */
export async function post(
  path: '/api/contact' | '/api/download-link' | '/api/my-data',
  body: unknown,
  { visitor = newVisitor(), headers = {} }: SendOptions = {},
): Promise<FormResponse> {
  const response = await fetch(SITE + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': visitor, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : {} };
}

interface PageResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly html: string;
}

/** Posts a form as a browser does without JavaScript: fields to encode, or an already encoded body. */
export async function postForm(
  path: '/api/contact' | '/api/download-link' | '/api/my-data',
  fields: Readonly<Record<string, unknown>> | string,
  { visitor = newVisitor(), headers = {} }: SendOptions = {},
): Promise<PageResponse> {
  const entries = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  const response = await fetch(SITE + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': visitor,
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
    body: typeof fields === 'string' ? fields : new URLSearchParams(entries).toString(),
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

/** Makes the captcha's provider fail or recover. */
export async function setCaptchaDown(isDown: boolean): Promise<void> {
  await fetch(`${localUrl(PORTS.captcha)}/down`, { method: 'POST', body: isDown ? '1' : '0' });
}
