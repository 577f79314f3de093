import type { QuestionsFrontMatter, ServiceFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { type Section, sectionsOf } from '#domain/html/sections.ts';

/** The text of a service's page. */
export type ServicePage = MarkdownModule<ServiceFrontMatter>;

const questions = import.meta.glob<MarkdownModule<QuestionsFrontMatter>>('/src/content/questions/*.md');

const pages = import.meta.glob<ServicePage>('/src/content/services/*.md');

/** The text of the service with this slug, or undefined. */
export async function loadServicePage(slug: string): Promise<ServicePage | undefined> {
  return pages[`/src/content/services/${slug}.md`]?.();
}

/** The questions about the service with this slug, with their answers. */
export async function loadServiceQuestions(slug: string): Promise<Section[]> {
  const text = await questions[`/src/content/questions/${slug}.md`]?.();
  return text ? sectionsOf(text) : [];
}
