import { careers } from '#content/careers.ts';
import freePlace from '#drawings/office/free-place.svg?drawing';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { LinkRows } from '#ui/page/link-rows.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { jobs } from './jobs.ts';

/** The list of jobs. */
export default function CareerScreen() {
  return (
    <>
      <PageMetaAndHero page={pages.careers} lede={careers.lede} art={<PageArt drawing={freePlace} />} wide>
        {jobs.some(({ id }) => id === 'open-application') && (
          <p>
            <LinkButton variant="cta" icon="arrow" to={paths.job('open-application')}>
              {careers.open}
            </LinkButton>
          </p>
        )}
      </PageMetaAndHero>
      <PageSection tight layout="stack">
        <h2 className="visually-hidden">{careers.openings}</h2>
        <LinkRows
          rows={jobs.map(({ id, title, shortDesc, location, hours }) => ({
            to: paths.job(id),
            title,
            text: shortDesc,
            facts: [location, hours],
          }))}
        />
      </PageSection>
    </>
  );
}
