import { CONTENT_DATE } from '#content/content-date.ts';
import { acts, checks, dateText, lawSteps } from '#content/law.ts';
import { lawPage } from '#content/pages/law-page.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { GroupLinks } from '#ui/page/group-links.tsx';
import { IntroRow } from '#ui/page/intro-row.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './law-screen.module.css';
import { LawSteps } from './law-steps.tsx';
import { LawTimeline } from './law-timeline.tsx';

const CONTENT_DAY = CONTENT_DATE.toISOString().slice(0, 10); // The day as of which the texts are right, yyyy-MM-dd.

const stepsByGroup = {
  past: lawSteps.filter(({ date }) => date !== undefined && hasCome(date)),
  ahead: lawSteps.filter(({ date }) => date !== undefined && !hasCome(date)),
  open: lawSteps.filter(({ date }) => date === undefined),
};

/** Whether a date has come. A month or a year has come once it is over: 99 stands in for its missing parts. */
function hasCome(date: string): boolean {
  return `${date}-99-99`.slice(0, 10) <= CONTENT_DAY;
}

/** The state of the law as of one day: a timeline, and every step with its source. */
export default function LawScreen() {
  const { timeline, steps, checked, next } = lawPage;
  return (
    <>
      <PageMetaAndHero
        page={pages.law}
        lede={lawPage.lede}
        facts={[
          { label: lawPage.today, value: <time dateTime={CONTENT_DAY}>{dateText(CONTENT_DAY)}</time> },
          ...[acts.cpr, acts.espr, acts.batteries].map(({ name, number }) => ({
            label: name,
            value: number,
            code: true,
          })),
        ]}
      >
        <GroupLinks label={lawPage.parts} groups={lawPage.marks} />
      </PageMetaAndHero>
      <PageSection id="dates" className="on-film">
        <SectionHead title={timeline.title}>
          <p>{timeline.text}</p>
        </SectionHead>
        <LawTimeline today={CONTENT_DAY} />
      </PageSection>
      <PageSection className={styles.steps}>
        <SectionHead title={steps.title} />
        {(['past', 'ahead', 'open'] as const).map((group) => (
          <div key={group} id={group} className={styles.group}>
            <h3>{steps.groups[group]}</h3>
            <LawSteps steps={stepsByGroup[group]} />
          </div>
        ))}
      </PageSection>
      <IntroRow id="checked">
        <div className="stack">
          <h2>{checked.title}</h2>
          <p className="lede">{checked.text}</p>
          <dl className={styles.checks}>
            {Object.values(checks).map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <nav className="stack" aria-labelledby="law-next">
          <h2 id="law-next">{next.title}</h2>
          <ul className={styles.links}>
            {next.links.map(({ name, slug }) => (
              <li key={slug}>
                <Link to={paths.post(slug)}>{name}</Link>
              </li>
            ))}
            <li>
              <Link to={paths.sample}>{next.sample}</Link>
            </li>
          </ul>
        </nav>
      </IntroRow>
      <MeetingBand id="meeting" title={lawPage.meeting}>
        <LinkButton variant="tertiary" size="small" icon="arrow" to={paths.service(lawPage.service.slug)}>
          {lawPage.service.name}
        </LinkButton>
      </MeetingBand>
    </>
  );
}
