import { careers } from '#content/careers.ts';
import freePlace from '#drawings/office/free-place.svg?drawing';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { PageTop } from '#site/page-top.tsx';
import { LinkRows } from '#ui/page/link-rows.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { jobs } from './jobs.ts';

const partTime = jobs.filter(({ hours }) => hours === 'Part time').length;

export default function CareerScreen() {
  return (
    <>
      <PageTop
        page={pages.careers}
        lede={careers.lede}
        art={<PageArt drawing={freePlace} />}
        wide
        facts={[
          { label: careers.openings, value: jobs.length },
          { label: 'Place', value: careers.facts.place },
          { label: 'Part time', value: careers.facts.partTime(partTime, jobs.length) },
        ]}
      />
      <section className="section section--tight">
        <div className="wrap">
          <h2 className="visually-hidden">{careers.openings}</h2>
          <LinkRows
            rows={jobs.map(({ id, title, shortDesc, location, hours }) => ({
              to: paths.job(id),
              title,
              text: shortDesc,
              facts: [location, hours],
            }))}
          />
        </div>
      </section>
    </>
  );
}
