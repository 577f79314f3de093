import { pages } from '#pages.ts';
import { paths } from '#paths.ts';

/** The texts of the response pages for a form that the browser submits by itself, without the app. */
export const formPages = {
  /** The title of a page with errors. "Error" comes first, because screen readers begin with the title. */
  failedTitle: (title: string) => `Error: ${title}`,
  home: paths.home,
  privacyPolicy: { before: 'Read more in our', name: 'privacy policy', to: paths.privacyText },
  contact: {
    action: '/api/contact',
    title: pages.contact.title,
    back: { name: pages.contact.name, to: paths.contact },
    captcha: 'The spam check needs JavaScript, which did not run in your browser.',
    /** The words before and after the email address. */
    write: ['You can write to', 'instead.'],
    mailHasMessage: 'The link opens an email with your subject and message in it.',
  },
  downloadLink: {
    action: '/api/download-link',
    back: { name: pages.resources.name, to: paths.resources },
    toList: 'Back to resources',
  },
} as const;
