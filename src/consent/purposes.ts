/** What a visitor can allow, each by itself. `measurement` is there where the build names a tag manager. */
export type Purpose = 'measurement' | 'films' | 'calendar' | 'captcha';

/** What somebody else's content needs before it loads: it asks in its place. */
export type EmbeddedPurpose = Exclude<Purpose, 'measurement'>;
