/** The careers page's text; the jobs are content/jobs/{id}.md. */
export const careers = {
  title: 'Work on data that ends up in buildings',
  lede: 'We are a remote team of people from construction, data and communication. Five ways to join.',
} as const;

/** The ids of the jobs, in the order of the list. */
export const jobIds = [
  'industry-sales-specialist',
  'social-media-and-community-manager',
  'content-creator',
  'junior-fullstack-developer',
  'open-application',
] as const;
