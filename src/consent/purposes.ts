/** Everything a visitor can allow, each by itself. */
export const ALL_PURPOSES = ['measurement', 'films', 'calendar', 'captcha'] as const;

/** What a visitor can allow. `measurement` is there where the build names a tag manager. */
export type Purpose = (typeof ALL_PURPOSES)[number];

/** What somebody else's content needs before it loads: it asks in its place. */
export type EmbeddedPurpose = Exclude<Purpose, 'measurement'>;
