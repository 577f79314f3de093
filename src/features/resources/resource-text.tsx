import type { ResourceFrontMatter } from '#content/front-matter.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { resourcePage as copy } from '#content/pages/resource-page.ts';
import { Article } from '#ui/article/article.tsx';
import { Prose } from '#ui/article/prose.tsx';
import { AnchorButton } from '#ui/controls/anchor-link.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import { TitledGroup } from '#ui/page/titled-group.tsx';

/** The page of a PDF. `html` is what the page may show of it: a chapter, or everything. */
export type ResourcePage = MarkdownModule<ResourceFrontMatter>;

interface ResourceTextProps {
  readonly page: ResourcePage;
  /** The id of the form that sends the link to the whole PDF. */
  readonly formId: string;
}

/** The whole text of a PDF that may be read without the form, with its table of contents. */
export function FullText({ id, formId, page }: ResourceTextProps & { readonly id: string }) {
  const { html, headings } = page;
  return (
    <PageSection id={id}>
      <SectionHead title={copy.whole} />
      <Article html={html} headings={headings}>
        <p className="button-row">
          <AnchorButton anchor={formId} variant="secondary" icon="download">
            {copy.get}
          </AnchorButton>
        </p>
      </Article>
    </PageSection>
  );
}

/** The chapter of a PDF that its page shows. */
export function Excerpt({ formId, page: { attributes, html, headings } }: ResourceTextProps) {
  const chapter = headings.find(({ text }) => text === attributes.page.shows);
  if (!chapter) return null;
  return (
    <PageSection tight>
      <TitledGroup
        id={chapter.id}
        title={chapter.text}
        aside={
          <AnchorButton anchor={formId} variant="secondary" size="small" icon="download">
            {copy.rest}
          </AnchorButton>
        }
      >
        <Prose html={html} />
      </TitledGroup>
    </PageSection>
  );
}
