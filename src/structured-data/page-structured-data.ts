import type { ServiceFrontMatter } from '#content/front-matter.ts';
import type { GlossaryTerm } from '#content/glossary-term.ts';
import type { ServiceEntry } from '#content/services.ts';
import type { Section } from '#domain/html/sections.ts';
import type { PostPage, PostQuery } from '#domain/posts/post-list.ts';
import type { PostResponse } from '#domain/posts/post-responses.ts';
import type { Crumb, PageFamily } from '#pages.ts';
import { article } from './article.ts';
import { breadcrumbList } from './breadcrumb-list.ts';
import { collection } from './collection.ts';
import { organization, webSite } from './company.ts';
import { definedTerm, definedTermSet } from './defined-term.ts';
import { faqPage } from './faq-page.ts';
import { type DescribedJob, jobPosting } from './job-posting.ts';
import { service } from './service.ts';

type SubjectName = NonNullable<PageFamily['subject']>;

/** The results of loaders, by the subject of their page. */
interface SubjectData extends Record<SubjectName, unknown> {
  readonly service: {
    readonly service: ServiceEntry;
    readonly page: { readonly attributes: Pick<ServiceFrontMatter, 'description'> };
  };
  readonly post: { readonly found: Promise<PostResponse> };
  readonly listing: { readonly query: PostQuery; readonly result: Promise<PostPage> };
  readonly job: DescribedJob;
  readonly questions: { readonly questions: readonly Section[] };
  readonly term: { readonly term: GlossaryTerm };
}

type Described = object | undefined;
type Describe<Data> = (data: Data) => Described | Described[] | Promise<Described>;

const DESCRIBE: { readonly [Subject in SubjectName]: Describe<SubjectData[Subject]> } = {
  company: () => [organization, webSite],
  service: ({ service: entry, page }) => service(entry, page.attributes.description),
  post: async ({ found }) => {
    const { post } = await found;
    return post ? article(post) : undefined;
  },
  listing: async ({ query: { listing }, result }) => listing && collection(listing, await result),
  job: jobPosting,
  questions: ({ questions }) => faqPage(questions),
  glossary: definedTermSet,
  term: ({ term }) => definedTerm(term),
};

/**
 * The structured data of a page: its subject, if it has one, and its breadcrumb, without the `@context` that `asScript` adds.
 *
 * @param data what the loader of the page returns
 */
export async function structuredDataFor(
  subject: SubjectName | undefined,
  data: unknown,
  crumbs: readonly Crumb[],
): Promise<object[]> {
  // Both belong to the same page, so that `data` has the type for `subject`.
  const described = subject && (await (DESCRIBE[subject] as Describe<unknown>)(data));
  // Search engines report a breadcrumb with a single entry as an error.
  const breadcrumb = crumbs.length > 1 ? breadcrumbList(crumbs) : undefined;
  return [described, breadcrumb].flat().filter((description) => description !== undefined);
}
