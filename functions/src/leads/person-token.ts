import { days } from '../mail/delivery-times.ts';
import { signToken, verifyToken } from '../security/signed-token.ts';
import { outboxSettings } from '../settings.ts';

/** So that no other token of the same keys opens a person's data. */
const AUDIENCE = 'my-data';

/**
 * Signs the token of a link to the data of the person who gets a mail. It names the mail, not the person, and is good for as
 * long as the outbox has that.
 */
export function signPersonToken(mailId: string, now: number): Promise<string> {
  const exp = Math.floor((now + days(outboxSettings().OUTBOX_KEEP_DAYS)) / 1000);
  return signToken({ sub: mailId, aud: AUDIENCE }, exp);
}

/** Returns the id of the mail in a token, or undefined if the token is invalid. */
export async function verifyPersonToken(token: string, now: number): Promise<string | undefined> {
  return (await verifyToken(token, now, { audience: AUDIENCE }))?.sub;
}
