import { booking } from '#content/booking.ts';
import { contactForm, contactPage } from '#content/contact.ts';
import { site } from '#content/site.ts';
import entrance from '#drawings/office/entrance.svg?drawing';
import { pages } from '#pages.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { ReadinessQuizLink } from '#site/readiness-quiz-link.tsx';
import { Link } from '#ui/controls/link.tsx';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import panel from '#ui/page/panel.module.css';
import { ContactForm } from './contact-form.tsx';
import styles from './contact-screen.module.css';

/** The contact form, and the alternative of a meeting. */
export default function ContactScreen() {
  const { lede, facts } = contactPage;
  return (
    <>
      <PageMetaAndHero
        page={pages.contact}
        lede={lede}
        art={<PageArt drawing={entrance} />}
        wide
        facts={[
          { label: 'Company', value: site.legalName },
          { label: 'Email', value: <MailLink email={site.email} /> },
          { label: 'Meeting', value: facts.meeting },
          { label: 'Reply', value: facts.reply },
        ]}
      />
      <PageSection tight layout={styles.columns}>
        <div>
          <h2 className="visually-hidden">{contactForm.heading}</h2>
          <ContactForm />
        </div>
        <Alternatives />
      </PageSection>
    </>
  );
}

function Alternatives() {
  const { meeting, beforeYouWrite } = contactPage;
  return (
    <div className={styles.alternatives}>
      <div className={`${panel.panel} on-film`}>
        <h2>{meeting}</h2>
        <p className="soft">
          {booking.lede} {booking.text}
        </p>
        <BookMeetingButton icon="arrow" />
      </div>
      <div className="stack screen-only">
        <h3>{beforeYouWrite.title}</h3>
        <p className="soft">{beforeYouWrite.text}</p>
        <ReadinessQuizLink>{beforeYouWrite.link}</ReadinessQuizLink>
        <ul className={styles.questions}>
          {Object.entries(beforeYouWrite.questions).map(([id, question]) => (
            <li key={id}>
              <Link to={`${pages.questions.path}#${id}`}>{question}</Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
