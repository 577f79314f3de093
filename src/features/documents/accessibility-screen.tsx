import { useLoaderData } from 'react-router-dom';
import { accessibilityPage as copy } from '#content/pages/accessibility-page.ts';
import { site } from '#content/site.ts';
import { pages } from '#pages.ts';
import { Article } from '#ui/article/article.tsx';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { PageTop } from '#ui/page/page-top.tsx';
import { type DocumentText, loadDocumentText } from './document-text.ts';

export function loadAccessibility(): Promise<DocumentText> {
  return loadDocumentText('accessibility');
}

/** The accessibility statement: what was tested, what is known, and whom to tell. */
export function AccessibilityScreen() {
  const { attributes, html, headings } = useLoaderData<DocumentText>();
  return (
    <>
      <PageTop
        page={pages.accessibility}
        lede={attributes.summary}
        facts={[
          { label: 'Standard', value: copy.standard },
          { label: 'Status', value: copy.status },
          { label: 'Assessed by', value: copy.assessedBy },
          { label: 'Contact', value: <MailLink address={site.email} /> },
        ]}
      />
      <section className="section">
        <div className="wrap">
          <Article html={html} headings={headings} />
        </div>
      </section>
    </>
  );
}
