import { accessibilityPage as copy } from '#content/pages/accessibility-page.ts';
import { site } from '#content/site.ts';
import { pages } from '#pages.ts';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('accessibility');

/** The accessibility statement: what was tested, known issues, and how to report others. */
export default function AccessibilityScreen() {
  const facts = [
    { label: 'Standard', value: copy.standard },
    { label: 'Status', value: copy.status },
    { label: 'Assessed by', value: copy.assessedBy },
    { label: 'Contact', value: <MailLink email={site.email} /> },
  ];
  return <TextPage page={pages.accessibility} facts={facts} />;
}
