/** The careers page's text; the jobs are content/jobs/{id}.md. */
export const careers = {
  lede: 'We all work remotely, in sales, communication and development. These are our openings, and you can also send an open application.',
  openings: 'Openings',
  open: 'Send an open application',
} as const;

export const jobPage = {
  notFound: 'Job not found',
  eligibility: { label: 'Eligible to work in the EU', yes: 'Required', no: 'Not required' },
  form: 'External form, new tab',
  apply: 'Apply Now',
} as const;

/** The ids of the jobs, in the order of the list. */
export const jobIds = [
  'industry-sales-specialist',
  'social-media-and-community-manager',
  'content-creator',
  'junior-fullstack-developer',
  'open-application',
] as const;
