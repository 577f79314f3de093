import { jobIds } from '#content/careers.ts';
import type { JobFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { site } from '#content/site.ts';

/** A job as shown on the site (spec, section 3). `content` is HTML from the project's own Markdown. */
export interface Job extends JobFrontMatter {
  readonly id: string;
  readonly content: string;
  readonly headings: MarkdownModule<JobFrontMatter>['headings'];
  readonly formLink: string;
}

const jobPages = import.meta.glob<MarkdownModule<JobFrontMatter>>('/src/content/jobs/*.md', { eager: true });

function toJob(id: string): Job {
  const page = jobPages[`/src/content/jobs/${id}.md`];
  if (!page) throw new Error(`content/careers.ts names the job ${id}, but there is no content/jobs/${id}.md`);
  const { attributes, html, headings } = page;
  return { ...attributes, id, content: html, headings, formLink: `${site.links.jobApplication}/${id}` };
}

/** All jobs, in list order. */
export const jobs: readonly Job[] = jobIds.map(toJob);
