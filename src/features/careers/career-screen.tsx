import { careers } from '#content/careers.ts';
import { storeySpecify } from '#drawings/storeys.ts';
import { crumbsTo, pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { LinkRows } from '#ui/page/link-rows.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { jobs } from './jobs.ts';

const partTime = jobs.filter(({ hours }) => hours === 'Part time').length;

export function CareerScreen() {
  return (
    <>
      <PageMeta {...pages.careers} />
      <PageHead
        title={pages.careers.heading}
        crumbs={crumbsTo(pages.careers)}
        lede={careers.lede}
        art={<PageArt drawing={storeySpecify()} />}
        wide
        facts={[
          { label: 'Sheet', value: pages.careers.sheet },
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
