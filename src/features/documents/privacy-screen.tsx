import { documentsPage as copy } from '#content/pages/documents-page.ts';
import { site } from '#content/site.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { Link } from '#ui/controls/link.tsx';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { TextPage, textLoader } from './text-page.tsx';

export const loader = textLoader('privacy-policy');

/** The privacy policy as a web page; the stored PDF has the same text. */
export default function PrivacyScreen() {
  const facts = [
    { label: 'Controller', value: site.legalName },
    { label: 'Contact', value: <MailLink email={site.email} /> },
    { label: 'To keep or print', value: <Link to={paths.privacyPolicy}>{copy.asPdf}</Link> },
  ];
  return <TextPage page={pages.privacyText} facts={facts} />;
}
