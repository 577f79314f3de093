import { useLoaderData } from 'react-router-dom';
import { documentsPage } from '#content/pages/documents-page.ts';
import type { Page } from '#pages.ts';
import { paths } from '#paths.ts';
import { PageTop } from '#site/page-top.tsx';
import { Article } from '#ui/article/article.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import type { Fact } from '#ui/page/title-block.tsx';
import type { DocumentText } from './document-text.ts';

/** A document of `src/content/documents` as a page of its own. */
export function TextPage({ page, facts }: { page: Page; facts: readonly Fact[] }) {
  const { attributes, html, headings } = useLoaderData<DocumentText>();
  return (
    <>
      <PageTop page={page} lede={attributes.summary} facts={facts} />
      <section className="section">
        <div className="wrap">
          <Article html={html} headings={headings}>
            <p>
              <LinkButton variant="secondary" icon="arrow" to={paths.contact}>
                {documentsPage.ask}
              </LinkButton>
            </p>
          </Article>
        </div>
      </section>
    </>
  );
}
