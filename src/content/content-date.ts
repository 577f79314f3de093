/** The day on which the texts were last checked against the law. A test compares the posts' review dates with it. */
export const CONTENT_DATE = new Date('2026-11-22T00:00:00Z');
