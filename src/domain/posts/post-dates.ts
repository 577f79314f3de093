const LAST_CHANGE = /Updated (\d{1,2} [A-Z][a-z]+ \d{4})\.(?:<\/\w+>)*\s*$/;

/**
 * Returns the day of a post's last change as its text's last sentence has it, "Updated 22 November 2026."; null if that
 * is missing: a stored post has the date of its publication only.
 */
export function lastChangeOf(html: string): Date | null {
  const day = LAST_CHANGE.exec(html)?.[1];
  const date = new Date(`${day} UTC`);
  return Number.isNaN(date.getTime()) ? null : date;
}
