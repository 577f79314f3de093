import { careers } from '#content/careers.ts';
import { storeySpecify } from '#drawings/storeys.ts';
import { crumbsTo, pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { Chip } from '#ui/controls/chip.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import styles from './career-screen.module.css';
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
          <ul className={styles.rows}>
            {jobs.map(({ id, title, shortDesc, location, hours }) => (
              <li key={id}>
                <h3>
                  <Link to={paths.job(id)}>{title}</Link>
                </h3>
                <p>{shortDesc}</p>
                <div className={styles.facts}>
                  <Chip>{location}</Chip>
                  <Chip>{hours}</Chip>
                </div>
                <Icon name="arrow" />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
