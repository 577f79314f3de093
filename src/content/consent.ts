import type { EmbeddedPurpose, Purpose } from '#consent/purposes.ts';

/** The question on a first visit. */
export const consentBanner = {
  title: 'Cookies and third-party content',
  text: '“Accept” allows Google Analytics and content from other companies: videos, calendar and spam check. If you choose “Reject”, everything still works, and such content asks before it loads.',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Manage choices',
} as const;

export const cookieSettings = {
  title: 'Cookie settings',
  open: 'Cookie settings',
  lede: 'Your choice is stored in this browser for six months. You can change it at any time with “Cookie settings” in the footer of every page.',
  privacyControl:
    'Your browser sends Global Privacy Control. We treat it as a rejection; whatever you allow here overrides it.',
  necessary: {
    name: 'Necessary',
    text: 'This choice, message drafts, quiz answers, your scroll position and the wording of our headline are stored in your browser. Always on.',
  },
  purposes: {
    measurement: {
      name: 'Measurement',
      text: 'Google Tag Manager and Google Analytics count visits and a few actions, for instance a download. They set cookies and send your IP address to Google. No advertising. Firebase Remote Config also uses a random number stored in your browser to choose which of two headlines you see; if you refuse, this is switched off too.',
    },
    videos: {
      name: 'Videos',
      text: 'YouTube’s player, in its privacy-enhanced mode. Google receives your IP address when a video is loaded.',
    },
    calendar: {
      name: 'Calendar',
      text: 'The online calendar in which you book a meeting. Its provider receives your IP address and what you enter.',
    },
    captcha: {
      name: 'Spam check',
      text: 'Google reCAPTCHA under the contact form. It processes technical data from your browser and may set a cookie. The form can’t be sent without it; you can always email us instead.',
    },
  } satisfies Record<Purpose, { name: string; text: string }>,
  save: 'Save choice',
  accept: 'Accept all',
  reject: 'Reject all',
  policy: 'Privacy Policy',
} as const;

/** What is shown instead of third-party content until it may load. */
export const consentGates: Record<
  EmbeddedPurpose,
  { readonly text: string; readonly load: string; readonly loading: string }
> = {
  videos: {
    text: 'The video comes from YouTube. When it loads, Google receives your IP address.',
    load: 'Load and play the video',
    loading: 'Loading the video…',
  },
  calendar: {
    text: 'The calendar comes from an online calendar service. When it loads, its provider receives your IP address.',
    load: 'Load the calendar',
    loading: 'Loading the calendar…',
  },
  captcha: {
    text: 'The spam check is Google reCAPTCHA. When it loads, Google receives your IP address.',
    load: 'Load the spam check',
    loading: 'Loading the spam check…',
  },
};
