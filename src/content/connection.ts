/** What is said while the network, or a part of the site, is away. */
export const connection = {
  away: 'Your connection or our server may be down for a moment.',
  offline: 'You are offline. What is open stays; other pages open once the connection is back.',
  form: {
    title: 'You are offline',
    text: 'What you typed stays here. It can be sent once the connection is back.',
  },
  notSent: 'You are offline, so nothing was sent. Try again once the connection is back.',
  page: {
    loading: 'Loading page…',
    wait: 'The page is on its way.',
    offline: {
      title: 'You are offline',
      text: 'This page was not loaded before. It opens by itself once the connection is back.',
    },
    unreachable: 'The site does not answer',
    fault: {
      title: 'Something went wrong',
      text: 'Load the page again. If that does not help, please write to',
    },
    failed: 'This page could not be shown',
    retry: 'Load the page again',
  },
} as const;
