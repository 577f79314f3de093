export { contact } from './contact/contact.ts';
export { download } from './downloads/download.ts';
export { downloadLink } from './downloads/download-link.ts';
export { resources } from './downloads/resources.ts';
export { deliver } from './mail/deliver.ts';
export { sweep, sweepNow } from './mail/sweep.ts';
export { pages } from './pages/pages.ts';
