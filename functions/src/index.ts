import './every-request.ts';

export { card } from './cards/card.ts';
export { contact } from './contact/contact.ts';
export { download } from './downloads/download.ts';
export { downloadLink } from './downloads/download-link.ts';
export { resources } from './downloads/resources.ts';
export { rss } from './feeds/rss.ts';
export { sitemap } from './feeds/sitemap.ts';
export { deliver, deliverLinks } from './mail/deliver.ts';
export { sweep, sweepNow } from './mail/sweep.ts';
export { pages } from './pages/pages.ts';
export { picturesChanged } from './pictures/pictures-changed.ts';
export { applySchedules, applySchedulesNow } from './posts/apply-schedules.ts';
export { post, posts } from './posts/posts.ts';
export { postsChanged, rebuildPosts, rebuildPostsNightly } from './posts/posts-changed.ts';
export { preview } from './posts/preview.ts';
export { reports } from './reports/reports.ts';
export { search } from './search/search.ts';
