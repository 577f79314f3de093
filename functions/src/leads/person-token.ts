import { LINK_DAYS } from '#domain/leads/personal-data.ts';
import { days } from '../mail/delivery-times.ts';
import { signToken, verifyToken } from '../security/signed-token.ts';

/** Distinguishes these tokens from others signed with the same keys. */
const AUDIENCE = 'my-data';

/**
 * Signs the token of a link to the data of the person who gets a mail. It names the mail, not the person. It is valid for only
 * a week, because a mail may be forwarded, and /my-data sends another link at any time.
 */
export function signPersonToken(mailId: string, now: number): Promise<string> {
  const exp = Math.floor((now + days(LINK_DAYS)) / 1000);
  return signToken({ sub: mailId, aud: AUDIENCE }, exp);
}

/** Returns the id of the mail in a token, or undefined if the token is invalid. */
export async function verifyPersonToken(token: string, now: number): Promise<string | undefined> {
  return (await verifyToken(token, now, { audience: AUDIENCE }))?.sub;
}
