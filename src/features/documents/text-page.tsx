import { useLoaderData } from 'react-router-dom';
import type { Page } from '#pages.ts';
import { PageTop } from '#site/page-top.tsx';
import { Article } from '#ui/article/article.tsx';
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
          <Article html={html} headings={headings} />
        </div>
      </section>
    </>
  );
}
