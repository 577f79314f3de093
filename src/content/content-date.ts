/** The day as of which the texts were last checked against the law. Review dates are judged at it. */
export const CONTENT_DATE = new Date('2026-11-22T00:00:00Z');
