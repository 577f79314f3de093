import { allQuizzes } from '#content/quizzes/catalogue.ts';
import { quizPage } from '#content/quizzes/quiz-page.ts';
import { quizzesPage as copy } from '#content/quizzes/quizzes-page.ts';
import building from '#drawings/quizzes/building-5.svg?drawing';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { LinkRows } from '#ui/page/link-rows.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

/** Cropped to the outline of the building, so that it begins at the edge of the text. */
const drawing = { ...building, viewBox: '73 0 334 340', width: 334 };

export default function QuizzesScreen() {
  return (
    <>
      <PageMetaAndHero
        page={pages.quizzes}
        lede={copy.lede}
        art={<PageArt drawing={drawing} />}
        facts={[
          { label: 'Quizzes', value: allQuizzes.length },
          { label: 'Questions', value: copy.facts.questions },
          { label: 'Time', value: quizPage.facts.time },
          { label: 'Sharing', value: copy.facts.sharing },
        ]}
      >
        <LinkButton variant="cta" icon="arrow" to={paths.readinessQuiz}>
          {copy.start}
        </LinkButton>
      </PageMetaAndHero>
      <PageSection tight>
        <h2 className="visually-hidden">{copy.list}</h2>
        <LinkRows
          rows={allQuizzes.map(({ path, title, description, kind }) => ({
            to: path,
            title,
            text: description,
            facts: [copy.kinds[kind], quizPage.facts.scored[kind]],
          }))}
        />
      </PageSection>
      <MeetingBand title={copy.meeting}>
        <LinkButton variant="tertiary" size="small" icon="arrow" to={paths.sample}>
          {pages.sample.name}
        </LinkButton>
      </MeetingBand>
    </>
  );
}
