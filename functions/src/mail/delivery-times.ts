const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** One attempt must be over by then, in milliseconds; the connection is cut. */
export const ATTEMPT_MS = 60_000;

/** How long an attempt holds its message: longer than it can take, so that two never send the same. */
export const LEASE_MS = 90_000;

/** When the sweep looks after a message whose task has not begun it. */
export const FIRST_CHECK_MS = 2 * MINUTE_MS;

/**
 * When the sweep looks after a message that failed for now. Longer than the longest pause between two retries of a task
 * and an attempt: each failure puts the check off again.
 */
export const NEXT_CHECK_MS = 15 * MINUTE_MS;

/** When the sweep looks again after a message that no attempt has begun. */
export const UNATTEMPTED_CHECK_MS = 4 * MINUTE_MS;

/** When a message that no attempt has begun is reported. With its checks at 2, 6 and 10 minutes that is before 15. */
export const UNATTEMPTED_MS = 10 * MINUTE_MS;

/** Retries of one task by Cloud Tasks: after 5, 10, 20, 40, 80, 160 and 300 seconds. */
export const RETRIES = { maxAttempts: 8, minBackoffSeconds: 5, maxBackoffSeconds: 300, maxDoublings: 6 };

/** RFC 5321, section 4.5.4.1: the give-up time should be at least 4 to 5 days. */
export const GIVE_UP_MS = 5 * DAY_MS;

/** Days in milliseconds. */
export function days(count: number): number {
  return count * DAY_MS;
}
