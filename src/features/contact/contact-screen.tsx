import { booking } from '#content/booking.ts';
import { contactForm, contactPage } from '#content/contact.ts';
import { sheets, site } from '#content/site.ts';
import { storeySell } from '#drawings/storeys.ts';
import { paths } from '#paths.ts';
import { BookMeetingButton } from '#ui/book-meeting-button.tsx';
import { LinkButton } from '#ui/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { MailLink } from '#ui/mail-link.tsx';
import { PageArt } from '#ui/page-art.tsx';
import { PageHead } from '#ui/page-head.tsx';
import { PageMeta } from '#ui/page-meta.tsx';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/** The contact form, and the way to a meeting. */
export function ContactScreen() {
  const { title, metaTitle, description, lede, facts } = contactPage;
  return (
    <>
      <PageMeta title={metaTitle} description={description} path={paths.contact} />
      <PageHead
        title={title}
        crumbs={[{ name: 'Home', to: paths.home }, { name: sheets.contact.name }]}
        lede={lede}
        art={<PageArt drawing={storeySell()} />}
        wide
        facts={[
          { label: 'Sheet', value: sheets.contact.number },
          { label: 'Company', value: site.legalName },
          { label: 'E-mail', value: <MailLink address={site.email} /> },
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
        <h2>{meeting}</h2>
        <p className="soft">
          {booking.lede} {booking.text}
        </p>
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
