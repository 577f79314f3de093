import type { ServiceFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';

/** The text of a service's page. */
export type ServicePage = MarkdownModule<ServiceFrontMatter>;

const pages = import.meta.glob<ServicePage>('/src/content/services/*.md');

/** The text of the service with this slug, or undefined. */
export async function loadServicePage(slug: string): Promise<ServicePage | undefined> {
  return pages[`/src/content/services/${slug}.md`]?.();
}
