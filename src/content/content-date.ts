/** The day as of which the texts were last checked against the law, and at which review dates are judged. */
export const CONTENT_DATE = new Date('2026-11-22T00:00:00Z');
