/** Every purpose a visitor can allow separately. */
export const ALL_PURPOSES = ['measurement', 'videos', 'calendar', 'captcha'] as const;

/** A purpose a visitor can allow. `measurement` applies only where the build has a tag manager or counts visits. */
export type Purpose = (typeof ALL_PURPOSES)[number];

/** The purposes of third-party content. Where it would be shown, the visitor is asked before it loads. */
export type EmbeddedPurpose = Exclude<Purpose, 'measurement'>;
