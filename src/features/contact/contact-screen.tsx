import { contactForm, contactPage } from '#content/contact.ts';
import { site } from '#content/site.ts';
import { storeySell } from '#drawings/storeys.ts';
import { crumbsTo, pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { BookMeetingButton } from '#ui/dialog/book-meeting-button.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/** The contact form, and the way to a meeting. */
export function ContactScreen() {
  const { lede, facts } = contactPage;
  return (
    <>
      <PageMeta {...pages.contact} />
      <PageHead
        title={pages.contact.heading}
        crumbs={crumbsTo(pages.contact)}
        lede={lede}
        art={<PageArt drawing={storeySell()} />}
        wide
        facts={[
          { label: 'Sheet', value: pages.contact.sheet },
          { label: 'Company', value: site.legalName },
          { label: 'Email', value: <MailLink address={site.email} /> },
          { label: 'Meeting', value: facts.meeting },
          { label: 'Reply', value: facts.reply },
        ]}
      />
      <section className="section section--tight">
        <div className={classNames(styles.columns, 'wrap')}>
          <div>
            <h2 className="visually-hidden">{contactForm.heading}</h2>
            <ContactForm />
          </div>
          <Alternatives />
        </div>
      </section>
    </>
  );
}

/** What a visitor may do instead of writing. */
function Alternatives() {
  const { meeting, before } = contactPage;
  return (
    <div className={styles.alternatives}>
      <div className={classNames(styles.meeting, 'on-film')}>
        <h2>{meeting.title}</h2>
        <p className="soft">{meeting.text}</p>
        <BookMeetingButton icon="arrow" />
      </div>
      <div className={styles.before}>
        <h3>{before.title}</h3>
        <p className="soft">{before.text}</p>
        <LinkButton
          variant="tertiary"
          size="small"
          icon="arrow"
          to={paths.quiz('achievingProductTransparency')}
        >
          {before.link}
        </LinkButton>
      </div>
    </div>
  );
}
