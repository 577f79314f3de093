const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Timeout of one attempt, in milliseconds; the connection is then closed. */
export const ATTEMPT_TIMEOUT_MS = 60_000;

/** How long an attempt has a mail to itself: longer than its timeout, so that two attempts never send the same mail. */
export const LEASE_MS = 90_000;

/** When the sweep picks up a mail whose task has not started. */
export const FIRST_CHECK_DELAY_MS = 2 * MINUTE_MS;

/**
 * When the sweep picks up a mail after a failed attempt. Longer than the longest pause between two retries of a task
 * plus an attempt; each failure postpones the check again.
 */
export const NEXT_CHECK_DELAY_MS = 15 * MINUTE_MS;

/** When the sweep checks a mail again if no attempt to send it has started. */
export const UNATTEMPTED_CHECK_DELAY_MS = 4 * MINUTE_MS;

/** When a mail without an attempt is reported. The sweep checks it after 2, 6 and 10 minutes, each time up to a minute late, so within 13. */
export const UNATTEMPTED_AFTER_MS = 10 * MINUTE_MS;

/** When a mail is reported whose attempts have all failed. Servers that greylist delay it for less (RFC 6647, section 5). */
export const LATE_AFTER_MS = 60 * MINUTE_MS;

/** Retries of one task by Cloud Tasks: after 5, 10, 20, 40, 80, 160 and 300 seconds. */
export const RETRIES = { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 300, maxDoublings: 6 };

/** RFC 5321, section 4.5.4.1: the give-up time should be at least 4 to 5 days. */
export const GIVE_UP_AFTER_MS = 5 * DAY_MS;

/** Returns a number of days in milliseconds. */
export function days(count: number): number {
  return count * DAY_MS;
}
