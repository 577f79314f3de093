import * as z from 'zod/mini';
import { isEmailAddress } from '../contact/email-address.ts';
import { isPdfFileName } from './document-names.ts';

/** The request of the download dialog. The browser checks only that the email address is not empty (spec, section 5). */
export const downloadRequestSchema = z.object({
  email: z
    .string('Please enter your email.')
    .check(
      z.trim(),
      z.minLength(1, { error: 'Please enter your email.', abort: true }),
      z.refine(isEmailAddress, 'Enter a valid email address'),
    ),
  fileName: z.string('File not found.').check(z.refine(isPdfFileName, 'File not found.')),
});

export type DownloadRequest = z.infer<typeof downloadRequestSchema>;

/** The path of the file behind a token. */
export function downloadPath(token: string): string {
  return `/api/download?token=${encodeURIComponent(token)}`;
}

/**
 * The status of the file that a token is for, embedded when its page is rendered on the server. `unavailable`: the link
 * is valid but the file was deleted. `refused`: the link is invalid or expired. `failed`: the status is unknown.
 */
export const fileResponseSchema = z.object({ status: z.enum(['ready', 'unavailable', 'refused', 'failed']) });

export type FileStatus = z.infer<typeof fileResponseSchema>['status'];

/** What the HTTP statuses of refusals mean; every other status is a failure. */
const REFUSALS: Readonly<Record<number, FileStatus>> = { 401: 'refused', 404: 'unavailable' };

/** Returns the status of a file from the response to a HEAD request. Only the file itself is sent as an attachment. */
export function fileStatusOf(response: Pick<Response, 'ok' | 'status' | 'headers'>): FileStatus {
  if (!response.ok) return REFUSALS[response.status] ?? 'failed';
  return response.headers.get('Content-Disposition')?.startsWith('attachment') ? 'ready' : 'unavailable';
}

const payloadSchema = z.object({
  /** Seconds since 1970. */
  exp: z.number(),
  fileName: z.string().check(z.minLength(1)),
});

export type DownloadTokenPayload = z.infer<typeof payloadSchema>;

/**
 * Decodes the token of a download link: undefined unless it has three parts, and the second contains exp and fileName.
 * The signature is not verified here; the server does that before it sends the file.
 */
export function readDownloadToken(token: string): DownloadTokenPayload | undefined {
  const [, payload = ''] = /^[^.]*\.([^.]*)\.[^.]*$/.exec(token) ?? [];
  try {
    return payloadSchema.safeParse(JSON.parse(decodeBase64url(payload, { fatal: true }))).data;
  } catch {
    return undefined;
  }
}

/** Matches the file name, as a JSON string, in a payload that may have lost its end. */
const FILE_NAME = /"fileName":("(?:[^"\\]|\\.)+")/;

/** Returns the file name in a token that a mail program has cut short, or undefined if the name is not complete. */
export function fileNameInToken(token: string): string | undefined {
  const [, payload = ''] = token.split('.');
  try {
    // The last of the groups of four base64 characters may have two or three; a single one cannot be decoded.
    const decodable = payload.length % 4 === 1 ? payload.slice(0, -1) : payload;
    const [, quotedName] = FILE_NAME.exec(decodeBase64url(decodable, { fatal: false })) ?? [];
    return quotedName && JSON.parse(quotedName);
  } catch {
    return undefined;
  }
}

/** Whether a token has expired at `now` (milliseconds since 1970). */
export function isExpired({ exp }: DownloadTokenPayload, now: number): boolean {
  return exp * 1000 <= now;
}

/**
 * Decodes the text in a base64url part of a token.
 *
 * @param options `fatal`: whether wrong UTF-8 is an error; a text that was cut may end within a letter
 * @throws DOMException if the part is not base64url; TypeError if its UTF-8 is wrong and `fatal` is true
 */
function decodeBase64url(part: string, options: { readonly fatal: boolean }): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', options).decode(bytes);
}
