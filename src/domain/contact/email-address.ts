import * as z from 'zod/mini';

/** RFC 5321, section 4.5.3.1.3: a path has at most 256 octets, including its two angle brackets. */
const MAX_LENGTH = 254;

/** The domain must have a dot, because mail is delivered over the internet. */
const HAS_DOTTED_DOMAIN = /@[^@]+\.[^@]+$/;

/** Whether a text is an email address that `<input type="email">` accepts and that has a dot in its domain. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_LENGTH && z.regexes.html5Email.test(text) && HAS_DOTTED_DOMAIN.test(text);
}
