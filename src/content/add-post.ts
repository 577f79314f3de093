/** The text of the page for staff. What is wrong with an entry is said by the rules, in domain/posts/post-entry.ts. */
export const addPostPage = {
  editTitle: 'Edit a post',
  loading: 'Loading the form…',
  lede: 'Anyone may look at this form. Only staff who are signed in can save.',
} as const;

export const signInCopy = {
  asking: 'Checking your sign-in…',
  nobody: {
    title: 'You are not signed in',
    text: 'You can write and preview. Sign in to save.',
    action: 'Sign in',
  },
  notStaff: {
    text: 'This account doesn’t have permission to save posts. Ask the site’s administrator for staff rights.',
    action: 'Check again',
  },
  staff: { text: 'You can save.', action: 'Sign out', leaveNothing: 'Sign out and delete drafts' },
  failed: {
    title: 'The sign-in could not be loaded',
    text: 'You can write and preview. Saving works once the sign-in has loaded.',
    action: 'Try again',
  },
  dialog: {
    title: 'Sign in',
    intro: 'For members of staff. There are no accounts for visitors.',
    email: 'Email',
    password: 'Password',
    submit: 'Sign in',
    forgot: 'Forgot password',
    linkSent: 'If there is an account for this address, a link to set a new password is on its way to it.',
    google: 'Continue with Google',
    demo: 'Demo account of this machine',
    useDemo: 'Fill it in',
  },
} as const;

/** Why a sign-in failed, by Firebase's code; every other code is `unknown`. */
export const signInErrors: Readonly<Record<string, string>> = {
  'auth/invalid-credential': 'Email or password is wrong.',
  // What Auth says instead where its protection against guessing addresses is off.
  'auth/wrong-password': 'Email or password is wrong.',
  'auth/user-not-found': 'Email or password is wrong.',
  'auth/user-disabled': 'This account has been switched off.',
  'auth/too-many-requests': 'Too many attempts. Wait a few minutes and try again.',
  'auth/network-request-failed':
    'The sign-in could not be reached. There may be a brief problem with your connection or our server.',
  'auth/multi-factor-auth-required': 'This account needs a second factor, which this sign-in does not offer.',
  'auth/popup-blocked': 'Your browser has blocked Google’s window. Allow it and try again.',
  'auth/popup-closed-by-user': 'Google’s window was closed before you were signed in.',
  unknown: 'The sign-in failed. Try again in a moment.',
};

export const postForm = {
  title: 'Title',
  content: 'Content',
  author: 'Author name',
  categories: 'Categories',
  categoriesHint: 'optional, separated by commas',
  image: 'Image URL',
  imageHint: 'the cover, optional; of another site: a copy is shown once the post is saved',
  /** The buttons that save, by what the post is and by what they make of it. A new one is unpublished. */
  save: {
    unpublished: { published: 'Publish', draft: 'Save as draft' },
    published: { published: 'Save changes', draft: 'Save and unpublish' },
  },
  saving: 'Saving…',
  signInToSave: 'Sign in to save',
  nothingSaved: 'Nothing has been saved yet.',
  allChecked: 'Ready to save',
  address: {
    none: 'The address is made from the title.',
    checking: 'is being checked…',
    free: 'is free.',
    taken: (slug: string) => `The address /blog/${slug} is taken. Change the title.`,
    unchecked: 'could not be checked. It will be checked when you save.',
    kept: 'stays as it is, so that links to it keep working.',
  },
} as const;

/** What became of saving (spec, section 8; ADD-05). */
export const saveOutcomes = {
  added: { title: 'Post has been added successfully!', text: 'It appears on the site within a minute.' },
  changed: { title: 'The post has been changed.', text: 'Visitors see the change within a minute.' },
  drafted: { title: 'The draft has been saved.', text: 'Only staff can see it.' },
  withdrawn: {
    title: 'The post has been changed and is a draft now.',
    text: 'It leaves the site within a minute.',
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
    text: 'Someone else has changed this post since you opened it. Your text is still here: open the post in another tab to compare, or save yours in its place.',
  },
  gone: {
    title: 'There was an error adding the post.',
    text: 'This post has been deleted in the meantime. Your text is still here: it can be saved as a new post.',
  },
} as const;

/** What can be done after saving. */
export const saveNotice = {
  read: 'Read the post',
  saveInPlace: 'Save mine in its place',
  saveAsNew: 'Save as a new post',
} as const;

export type SaveOutcome = keyof typeof saveOutcomes;

export const editor = {
  views: { rich: 'Rich text', html: 'HTML' },
  loading: 'Loading the editor…',
  failed: 'The rich text editor could not be loaded. You can write HTML instead.',
  toolbar: 'Formatting',
  /** Before the names of the elements. */
  lossy: 'This text contains what the rich text editor would drop:',
  lossyAdvice: 'Edit it as HTML.',
  link: {
    title: 'Link',
    address: 'Address',
    hint: 'example.org/page, /path or mailto:',
    apply: 'Set the link',
    remove: 'Remove the link',
    invalid: 'A link begins with https://, http://, mailto:, tel:, / or #',
  },
  picture: {
    title: 'Picture',
    address: 'Address of the picture',
    description: 'What it shows',
    descriptionHint: 'for readers who cannot see it',
    decorative: 'It is decoration: the text says it all',
    unclear: 'Say what the picture shows, or tick that it is decoration',
    insert: 'Insert the picture',
    invalid: 'The address of a picture begins with https://',
  },
  upload: {
    label: 'Upload a picture',
    done: 'The picture is uploaded.',
    cover: 'Upload a cover',
    coverDone: 'The cover is uploaded. Its address is in the field above.',
    hint: 'PNG, JPEG, WebP or AVIF, up to 5 MB',
    uploading: 'Uploading…',
    failed: 'The picture could not be uploaded. Try again in a moment.',
    refused: 'The picture was refused: your sign-in may have ended.',
    signIn: 'Sign in to upload a picture.',
  },
} as const;

export const unsavedWork = {
  title: 'You have unsaved work',
  restore: 'Bring it back',
  discard: 'Discard it',
  notKept: 'Your browser doesn’t store drafts for this page. Save before you leave.',
} as const;

export const preview = { heading: 'Preview', fact: 'as readers see it' } as const;

/** The page for a stored post, before its form is there. */
export const editedPost = {
  loading: 'Loading the post…',
  signIn: 'Sign in to edit this post',
  failed: 'The post could not be loaded',
  retry: 'Try again',
  missing: 'There is no such post',
  writeNew: 'Write a new one',
} as const;

/** Above the form for a post of which something is missing or wrong; the problems stand before the advice. */
export const storedPostNotice = {
  title: 'This post is not complete',
  advice: 'Correct it and save. Without an address it gets one from its title, without a date today’s.',
} as const;

export const postList = {
  heading: 'All posts',
  shown: (count: number) => `${count} shown`,
  loading: 'Loading the posts…',
  failed: 'The posts could not be loaded',
  retry: 'Try again',
  empty: 'There are no posts yet',
  more: 'Show older posts',
  published: 'Published',
  draft: 'Draft',
  /** Published, but not fit to be shown. */
  notShown: 'Not shown',
  problems: 'What is wrong with it',
  edit: 'Edit',
  unpublish: 'Unpublish',
  publish: 'Publish',
  undo: 'Undo',
  nowPublished: { title: 'This post is published', text: 'It appears on the site within a minute.' },
  nowDraft: { title: 'This post is a draft now', text: 'It leaves the site within a minute.' },
  /** What a screen reader says of a post. */
  told: {
    published: (title: string) => `“${title}” is published. It appears on the site within a minute.`,
    draft: (title: string) => `“${title}” is a draft now. It leaves the site within a minute.`,
    removed: (title: string) => `“${title}” has been deleted.`,
  },
  remove: 'Delete',
  actionFailed: 'That did not work. Nothing has changed; try again in a moment.',
  confirm: {
    title: 'Delete this post?',
    text: 'It is gone for good, and links to it lead nowhere. Unpublish it to hide it and keep it.',
    remove: 'Delete for good',
    keep: 'Keep it',
  },
} as const;
