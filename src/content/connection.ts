/** Texts for when the network or the server cannot be reached, and for a page that fails. */
export const connection = {
  unavailable: 'There may be a brief problem with your connection or our server.',
  offline: 'You are offline. You can keep reading this page; other pages open once you’re back online.',
  form: {
    title: 'You are offline',
    text: 'What you typed stays here. You can send it once you’re back online.',
  },
  notSent: 'You are offline, so nothing was sent. Try again once you’re back online.',
  page: {
    loading: 'Loading page…',
    wait: 'This won’t take long.',
    offline: {
      title: 'You are offline',
      text: 'This page hasn’t loaded yet. It will open when you’re back online.',
    },
    unreachable: 'The site isn’t responding',
    fault: {
      title: 'Something went wrong',
      text: 'Reload the page. If that doesn’t help, please write to',
    },
    failed: 'This page could not be shown',
    retry: 'Reload the page',
  },
} as const;
