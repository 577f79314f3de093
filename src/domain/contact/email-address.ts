import * as z from 'zod/mini';

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, its two angle brackets included. */
const MAX_LENGTH = 254;

/** A domain with a dot, because a mail server has to be found from outside. */
const HAS_DOTTED_DOMAIN = /@[^@]+\.[^@]+$/;

/** Whether a text can be a mailbox: what an `<input type="email">` accepts, with a dot in the domain. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && z.regexes.html5Email.test(text) && HAS_DOTTED_DOMAIN.test(text);
}
