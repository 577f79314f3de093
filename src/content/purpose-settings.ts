import type { Purpose } from '#consent/purposes.ts';

/** The text of the cookie settings, in a file of its own, which is loaded only with the dialog. */
export const purposeSettings = {
  lede: 'Your choice is stored in this browser for six months. You can change it at any time with “Cookie settings” in the footer of every page.',
  privacyControl:
    'Your browser sends Global Privacy Control. We treat it as a rejection; whatever you allow here overrides it.',
  necessary: {
    name: 'Necessary',
    text: 'This choice, message drafts, quiz answers, your scroll position and the colours that you choose are stored in your browser. Always on.',
  },
  purposes: {
    measurement: {
      name: 'Measurement',
      text: 'Google Tag Manager and Google Analytics count visits and a few actions, for instance a download. They set cookies and send your IP address to Google. No advertising. We also count for ourselves, without a cookie or an id and added up by the day: visits, which headline led where, searches without a result, and for some visits how fast pages are. Firebase Remote Config uses a random number stored in your browser, from the first visit to the home page on, to choose which of two headlines you see; if you refuse, this is switched off too.',
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
