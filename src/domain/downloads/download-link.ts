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
 * is valid but the file was deleted. `refused`: the link is invalid. `failed`: the status is unknown.
 */
export const fileResponseSchema = z.object({
  status: z.enum(['ready', 'unavailable', 'refused', 'failed']),
});

export type FileStatus = z.infer<typeof fileResponseSchema>['status'];

/** What the statuses of refusals mean; every other one is a failure. */
const REFUSALS: Readonly<Record<number, FileStatus>> = { 401: 'refused', 404: 'unavailable' };

/** The status of a file, by the response to a HEAD request of its URL. */
export function fileStatusOf(response: Pick<Response, 'ok' | 'status' | 'headers'>): FileStatus {
  if (!response.ok) return REFUSALS[response.status] ?? 'failed';
  return response.headers.get('Content-Disposition')?.startsWith('attachment') ? 'ready' : 'unavailable';
}

const payloadSchema = z.object({
  /** Seconds since 1970. */
  exp: z.number(),
  fileName: z.string().check(z.minLength(1)),
});

/** The payload of a download token. */
export type DownloadTokenPayload = z.infer<typeof payloadSchema>;

/**
 * Decodes the token of a download link: undefined unless it has three parts, and the second contains exp and fileName.
 * The signature is not verified here; the server does that before it sends the file.
 */
export function readDownloadToken(token: string): DownloadTokenPayload | undefined {
  const middle = /^[^.]*\.([^.]*)\.[^.]*$/.exec(token)?.[1];
  return payloadSchema.safeParse(decodePart(middle)).data;
}

/** The name of the file in a payload that may have lost its end. */
const FILE_NAME = /"fileName":("(?:[^"\\]|\\.)+")/;

/** The file that an incomplete token was for, if its name has arrived: mail programs cut long links. */
export function fileNameInToken(token: string): string | undefined {
  const [, middle = ''] = token.split('.');
  try {
    // A single character after the last group of four is invalid in base64.
    const [, name] =
      FILE_NAME.exec(textOf(middle.length % 4 === 1 ? middle.slice(0, -1) : middle, false)) ?? [];
    return name && JSON.parse(name);
  } catch {
    return undefined;
  }
}

/** Whether the moment (milliseconds since 1970) is past the token's last. */
export function isExpired({ exp }: DownloadTokenPayload, now: number): boolean {
  return exp * 1000 <= now;
}

/** The JSON in a base64url part, or undefined. */
function decodePart(part: string | undefined): unknown {
  if (part === undefined) return undefined;
  try {
    return JSON.parse(textOf(part, true));
  } catch {
    return undefined;
  }
}

/**
 * The text in a base64url part.
 *
 * @param fatal whether wrong UTF-8 is an error; a cut text may end within a letter
 * @throws DOMException if it is not base64
 */
function textOf(part: string, fatal: boolean): string {
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder('utf-8', { fatal }).decode(bytes);
}
