import type { EmbeddedPurpose } from '#consent/purposes.ts';

/** The question on a first visit. */
export const consentBanner = {
  title: 'Cookies and third-party content',
  text: '“Accept” allows Google Analytics and content from other companies: videos, calendar and spam check. If you choose “Reject”, everything still works, and such content asks before it loads.',
  accept: 'Accept',
  reject: 'Reject',
  choose: 'Manage choices',
} as const;

export const cookieSettings = { title: 'Cookie settings', open: 'Cookie settings' } as const;

/** The texts in place of third-party content until it may load. */
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
