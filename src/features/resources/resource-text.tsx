import { resourcePage as copy } from '#content/resource-page.ts';
import { Article } from '#ui/article/article.tsx';
import { AnchorButton } from '#ui/controls/anchor-link.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import type { ResourcePage } from './resource-screen.tsx';

interface ResourceTextProps {
  readonly id: string;
  /** The id of the form that sends the link to the whole PDF. */
  readonly formId: string;
  readonly page: ResourcePage;
}

/** The text of an open PDF with its table of contents, or a chapter of another one. */
export function ResourceText({ id, formId, page: { attributes, html, headings } }: ResourceTextProps) {
  const { shows, pages } = attributes.page;
  const isOpen = shows === 'all';
  const chapter = headings.findIndex(({ text }) => text === shows) + 1;
  const { title } = isOpen ? copy.whole : copy.excerpt;
  const fact = isOpen ? copy.whole.fact(pages) : copy.excerpt.fact(chapter, headings.length);
  return (
    <section className="section on-paper" id={id}>
      <div className="wrap">
        <SectionHead reference={copy.kinds[attributes.kind]} fact={fact} title={title} />
        <Article html={html} headings={isOpen ? headings : []}>
          <p className="button-row">
            <AnchorButton anchor={formId} variant="secondary" icon="download">
              {isOpen ? copy.get : copy.excerpt.rest}
            </AnchorButton>
          </p>
        </Article>
      </div>
    </section>
  );
}
