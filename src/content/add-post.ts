/** The text of the page on which staff write posts. The errors of its fields are in domain/posts/post-entry.ts, with the rules. */
export const addPostPage = {
  editTitle: 'Edit a post',
  loading: 'Loading the form…',
  more: 'More for staff',
  lede: 'Anyone can see this form, but only signed-in staff can save.',
} as const;

export const postForm = {
  cover: 'Cover, optional',
  /** The buttons that save, by the state of the post before and after the save. A new post counts as unpublished. */
  save: {
    unpublished: { published: 'Publish', draft: 'Save as draft' },
    scheduled: { published: 'Save changes', draft: 'Save and unschedule' },
    published: { published: 'Save changes', draft: 'Save and unpublish' },
    /** Replaces "Publish" when a time in the future is entered. */
    schedule: 'Schedule',
    /** Leads to the field for that time. */
    chooseTime: 'Publish later',
  },
  saving: 'Saving…',
  signInToSave: 'Sign in to save',
  /** What a writer reads beside the buttons: some things only editors may do. */
  writerNotes: {
    draft: 'An editor publishes your draft.',
    published: 'This post is published, so only editors can change it.',
  },
  nothingSaved: 'Nothing has been saved yet.',
  allChecked: 'Ready to save',
  address: {
    none: 'The address will be created from the title.',
    checking: 'is being checked…',
    free: 'is free.',
    taken: (slug: string) => `The address /blog/${slug} is taken. Change the title.`,
    belongsToAnother: (slug: string) =>
      `The address /blog/${slug} is a redirect, or belongs to another post, perhaps a deleted one. Choose another.`,
    unchecked: 'could not be checked. It will be checked when you save.',
    kept: 'stays as it is when the title changes.',
  },
} as const;

/** The texts below the form's fields about when a post is visible. */
export const whenCopy = {
  title: 'When',
  timeZone: (name: string) => `All times are in your time zone: ${name}.`,
  appears: (moment: string) => `appears ${moment}`,
  ends: (moment: string) => `ends ${moment}`,
  dated: (day: string) => `dated ${day}`,
} as const;

/** The results of saving (spec, section 8; ADD-05). */
export const saveOutcomes = {
  added: { title: 'Post has been added successfully!', text: 'It appears on the site within a minute.' },
  changed: { title: 'The post has been changed.', text: 'Visitors see the change within a minute.' },
  scheduled: { title: 'The post is scheduled.', text: 'It appears by itself within a minute of' },
  rescheduled: {
    title: 'The changes have been saved.',
    text: 'The post appears by itself within a minute of',
  },
  /** The schedule has published the post while its form was open. */
  due: { title: 'The post is published.', text: 'It appears on the site within a minute.' },
  drafted: { title: 'The draft has been saved.', text: 'Only staff can see it.' },
  unpublished: {
    title: 'The post has been changed and is now a draft.',
    text: 'It will be off the site within a minute.',
  },
  failed: {
    title: 'There was an error adding the post.',
    text: 'Nothing you typed is lost. Try again in a moment.',
  },
  refused: {
    title: 'There was an error adding the post.',
    text: 'The database refused it: your sign-in may have ended. Nothing you typed is lost. Sign in and save again.',
  },
  conflict: {
    title: 'There was an error adding the post.',
    text: 'Someone else has changed this post since you opened it. Your text is still here: open the post in another tab to compare, or overwrite it with yours.',
  },
  gone: {
    title: 'There was an error adding the post.',
    text: 'This post has been deleted in the meantime. Your text is still here: save it as a new post, or restore the post from the bin below.',
  },
  deleted: {
    title: 'The post in this form is in the bin.',
    text: 'Its text is still here: save it as a new post, or restore the post from the bin below.',
  },
} as const;

export const saveNotice = {
  read: 'Read the post',
  overwrite: 'Overwrite with mine',
  saveAsNew: 'Save as a new post',
} as const;

export type SaveOutcome = keyof typeof saveOutcomes;

export const editor = {
  views: { rich: 'Rich text', html: 'HTML' },
  loading: 'Loading the editor…',
  failed: 'The rich text editor could not be loaded. You can write HTML instead.',
  toolbar: 'Formatting',
  tableToolbar: 'Table',
  /** Followed by the names of the elements. */
  lossy: 'The rich text editor would remove:',
  lossyAdvice: 'Edit the post as HTML instead.',
  link: {
    title: 'Link',
    address: 'Address',
    hint: 'example.org/page, /path or mailto:',
    apply: 'Apply link',
    remove: 'Remove link',
    invalid: 'The address must start with https://, http://, mailto:, tel:, / or #',
  },
  picture: {
    title: 'Picture',
    address: 'Address of the picture',
    unclear: 'Describe the picture, or tick “Decorative”',
    insert: 'Insert picture',
    description: 'What the picture shows',
    apply: 'Apply',
    invalid: 'The address must start with https://',
  },
  upload: {
    label: 'Upload a picture',
    done: 'Picture uploaded.',
    cover: 'Upload a cover',
    coverDone: 'Cover uploaded. Its address is in the field above.',
    hint: 'or drop or paste it here; PNG, JPEG, WebP or AVIF, up to 15 MB',
    uploading: 'Uploading…',
    converting: 'Converting…',
    failed: 'The picture could not be uploaded. Try again in a moment.',
    refused: 'The picture was refused: your sign-in may have ended.',
    signIn: 'Sign in to upload a picture.',
  },
} as const;

export const unsavedWork = {
  title: 'You have unsaved work',
  restore: 'Restore it',
  discard: 'Discard it',
  notKept: 'Your browser doesn’t store drafts for this page. Save before you leave.',
} as const;

/** The label of the section with checks and preview. */
export const checksAndPreviewLabel = 'Beside the text';

export const preview = { heading: 'Preview', fact: 'as readers see it' } as const;

/** The texts that stand in for the form of a stored post until it has loaded. */
export const editedPost = {
  loading: 'Loading the post…',
  signIn: 'Sign in to edit this post',
  failed: 'The post could not be loaded',
  missing: 'There is no such post',
  writeNew: 'Write a new one',
} as const;

/** Shown above the form of an incomplete or invalid post; the problems come before the advice. */
export const storedPostNotice = {
  title: 'This post is incomplete',
  advice:
    'Correct it and save. If the address is missing, it is created from the title; a missing date becomes today’s.',
} as const;

export const postList = {
  heading: 'All posts',
  shown: (count: number, all?: number) =>
    all && all > count ? `${count} of ${all} shown` : `${count} shown`,
  search: 'Search titles',
  state: 'State',
  states: {
    any: 'All',
    draft: 'Drafts',
    scheduled: 'Scheduled',
    published: 'Published',
    'not-shown': 'Not shown',
  },
  noMatch: { title: 'No post matches', text: 'Choose “All”, or search for a shorter word of the title.' },
  loading: 'Loading the posts…',
  failed: 'The posts could not be loaded',
  empty: { title: 'There are no posts yet', text: 'Write the first one in the form above.' },
  more: 'Show older posts',
  /** The state of the post in a row; `not-shown` is published but invalid. */
  chips: { draft: 'Draft', scheduled: 'Scheduled', published: 'Published', 'not-shown': 'Not shown' },
  datedLater: 'Not dated yet',
  problems: 'Problems with this post',
  edit: 'Edit',
  unpublish: 'Unpublish',
  publish: 'Publish',
  undo: 'Undo',
  nowPublished: { title: 'This post is published', text: 'It appears on the site within a minute.' },
  nowDraft: { title: 'This post is now a draft', text: 'It will be off the site within a minute.' },
  /** Announcements for screen readers. */
  message: {
    published: (title: string) => `“${title}” is published. It appears on the site within a minute.`,
    draft: (title: string) => `“${title}” is now a draft. It will be off the site within a minute.`,
    removed: (title: string) => `“${title}” has been deleted.`,
  },
  inBin: 'It stays in the bin below for 30 days.',
  restore: 'Restore as a draft',
  remove: 'Delete',
  actionFailed: 'Something went wrong, and nothing has changed. Try again in a moment.',
  confirm: {
    title: 'Delete this post?',
    text: 'Links to the post will stop working. It stays in the bin for 30 days. To take it off the site and keep it in this list, unpublish it.',
    confirm: 'Delete',
    keep: 'Keep it',
  },
} as const;

const roleNames = { writer: 'a writer', editor: 'an editor', owner: 'an owner' } as const;

export const people = {
  heading: 'People',
  intro:
    'Writers save drafts, editors also publish, owners also manage people. To add someone, ask the site’s administrator.',
  loading: 'Loading the people…',
  failed: 'The people could not be loaded',
  role: 'Role',
  roles: { writer: 'Writer', editor: 'Editor', owner: 'Owner' },
  self: 'This is you. Another owner can change your role.',
  save: 'Save role',
  remove: 'Remove',
  message: (name: string, role: keyof typeof roleNames | undefined) =>
    role ? `${name} is now ${roleNames[role]}.` : `${name} has been removed from the staff.`,
  changeFailed:
    'The role could not be changed, or only the response was lost. The list shows what is stored.',
  confirm: {
    title: 'Remove this person?',
    text: 'They can no longer save or publish, from now on. Their posts stay.',
    confirm: 'Remove',
    keep: 'Keep',
  },
} as const;

export const auditTrail = {
  heading: 'Audit trail',
  loading: 'Loading the audit trail…',
  failed: 'The audit trail could not be loaded',
  none: 'Nothing has happened yet.',
  entries: 'Entries',
  columns: ['When', 'Who', 'What', 'Which'],
  newer: 'Newer entries',
  older: 'Older entries',
} as const;
