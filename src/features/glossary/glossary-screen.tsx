import { glossary } from '#content/glossary.ts';
import { glossaryGroups } from '#content/glossary-term.ts';
import { glossaryPage as copy } from '#content/pages/glossary-page.ts';
import { slugify } from '#domain/posts/slug.ts';
import { pages } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Link } from '#ui/controls/link.tsx';
import { GroupLinks } from '#ui/page/group-links.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { TitledGroup } from '#ui/page/titled-group.tsx';
import styles from './glossary-screen.module.css';

const groups = Object.keys(glossaryGroups).map((name) => ({
  name,
  id: slugify(name),
  terms: glossary.filter(({ group }) => group === name),
}));

/** All terms by group, each with its definition. */
export default function GlossaryScreen() {
  return (
    <>
      <PageMetaAndHero page={pages.glossary} lede={copy.lede}>
        <GroupLinks label={copy.groups} groups={groups} />
      </PageMetaAndHero>
      <PageSection tight>
        {groups.map(({ id, name, terms }) => (
          <TitledGroup key={id} id={id} title={name}>
            <dl className={styles.terms}>
              {terms.map(({ slug, term, abbreviation, definition }) => (
                <div className="one-link" key={slug}>
                  <dt>
                    <Link to={paths.term(slug)}>{term}</Link>
                    {abbreviation && <span className="data soft">{abbreviation}</span>}
                  </dt>
                  <dd>{definition}</dd>
                </div>
              ))}
            </dl>
          </TitledGroup>
        ))}
      </PageSection>
      <MeetingBand title={copy.meeting} />
    </>
  );
}
