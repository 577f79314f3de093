/** The functions that Cloud Tasks calls: each is the name of its queue. */
const QUEUES = ['deliver', 'deliverLinks', 'rebuildPosts', 'handOver'] as const;
export type QueueName = (typeof QUEUES)[number];

/** The functions that Google's services call, whose bodies the framework parses. All others read what they need themselves. */
export const CALLED_BY_GOOGLE: readonly string[] = [
  ...QUEUES,
  ...['sweep', 'applySchedules', 'leadsChanged', 'picturesChanged', 'postsChanged', 'rebuildPostsNightly'],
];
