import { about } from '#content/about.ts';
import { site } from '#content/site.ts';
import levelling from '#drawings/levelling.svg?drawing';
import { pages } from '#pages.ts';
import { BookMeetingButton } from '#site/book-meeting-button.tsx';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { IntroRow } from '#ui/page/intro-row.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import styles from './about-screen.module.css';
import { Journey } from './journey.tsx';

/** Who the company is, and its journey since 2020. */
export default function AboutScreen() {
  return (
    <>
      <PageMetaAndHero
        page={pages.about}
        lede={about.lede}
        art={<PageArt drawing={levelling} />}
        wide
        facts={[{ label: 'Company', value: site.legalName }, ...about.facts]}
      >
        <p>
          <BookMeetingButton variant="cta" icon="arrow" />
        </p>
      </PageMetaAndHero>
      <IntroRow id="who-we-are">
        <h2>{about.introTitle}</h2>
        <div className={styles.text}>
          {about.intro.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <p id="demonstration">{about.demonstration}</p>
        </div>
      </IntroRow>
      <Journey />
      <MeetingBand title={about.meeting} />
    </>
  );
}
