import { useLoaderData } from 'react-router-dom';
import type { DocumentFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { documentsPage } from '#content/pages/documents-page.ts';
import type { Page } from '#pages.ts';
import { paths } from '#paths.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Article } from '#ui/article/article.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import type { Fact } from '#ui/page/title-block.tsx';

type DocumentText = MarkdownModule<DocumentFrontMatter>;

const texts = import.meta.glob<DocumentText>('/src/content/documents/*.md');

/** Returns the loader of a document's page. `name` is the name of the document's file without `.md`; an unknown one throws. */
export function textLoader(name: string): () => Promise<DocumentText> {
  const load = texts[`/src/content/documents/${name}.md`];
  if (!load) throw new Error(`There is no text "${name}"`);
  return load;
}

/** A document of `src/content/documents` as a page of its own. */
export function TextPage({ page, facts }: { page: Page; facts: readonly Fact[] }) {
  const { attributes, html, headings } = useLoaderData<DocumentText>();
  return (
    <>
      <PageMetaAndHero page={page} lede={attributes.summary} facts={facts} />
      <PageSection>
        <Article html={html} headings={headings}>
          <p>
            <LinkButton variant="secondary" icon="arrow" to={paths.contact}>
              {documentsPage.ask}
            </LinkButton>
          </p>
        </Article>
      </PageSection>
    </>
  );
}
