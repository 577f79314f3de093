import { createHmac } from 'node:crypto';

/** The path of the page of a download link. */
export function downloadPath(token: string): string {
  return `/download?token=${encodeURIComponent(token)}`;
}

/** A token like ours, signed with a foreign key; valid for an hour by default. */
export function foreignToken(fileName: string, validForSeconds = 3600): string {
  const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const exp = Math.floor(Date.now() / 1000) + validForSeconds;
  const signed = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ fileName, exp })}`;
  return `${signed}.${createHmac('sha256', 'a foreign key').update(signed).digest('base64url')}`;
}
