/** The texts around the description of a picture. */
export const altField = {
  label: 'What it shows',
  hint: 'for readers who cannot see it',
  decorative: 'Decorative: it adds nothing to the text',
} as const;

/** The texts of the library of pictures on /add-post. */
export const pictureLibrary = {
  heading: 'Pictures',
  loading: 'Loading the pictures…',
  failed: 'The pictures could not be loaded',
  drop: 'Drop pictures here, or choose them',
  hint: 'several at once; PNG, JPEG, WebP or AVIF, up to 15 MB each',
  uploading: 'Uploading…',
  converting: 'Converting…',
  uploadAgain: 'Try again',
  leaveOut: 'Leave out',
  search: 'Search pictures by name or description',
  /** How many pictures are shown, and out of how many; empty while the total is unknown. */
  shown: (shown: number, all: number | undefined) => (all === undefined ? '' : `${shown} of ${all}`),
  none: 'No picture matches',
  empty: 'There are no pictures yet',
  more: 'Show more',
  store: 'Save',
  /** Beside the description. */
  nextUse: 'for its next use: posts keep the description they have',
  stored: 'Saved.',
  place: { text: 'Insert into the text', cover: 'Use as cover' },
  unclear: 'Say what it shows, or tick “Decorative”',
  placed: { text: 'Inserted into the text.', cover: 'It is the cover now.' },
  noPlace: 'The text can’t take it in this view. Switch to HTML.',
  replace: 'Replace',
  replacement: 'Replacement file',
  replaced: 'Replaced. Posts that use it show the new one within a minute.',
  replacedInPart: (count: number) =>
    `Replaced, but ${count === 1 ? 'one post still shows' : `${count} posts still show`} the old picture. Replace it there by hand.`,
  remove: 'Delete',
  removed: (name: string) => `“${name}” has been deleted.`,
  inUse: 'A post uses it, so it stays.',
} as const;

/** The texts about the posts that use a picture. */
export const pictureUses = {
  title: 'Where it is used',
  none: 'No post uses it.',
  loading: 'Looking for posts…',
  failed: 'The posts could not be loaded',
} as const;
