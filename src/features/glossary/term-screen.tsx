import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import type { TermPageFrontMatter } from '#content/front-matter.ts';
import { findTerm } from '#content/glossary.ts';
import { type GlossaryTerm, nameOfTerm } from '#content/glossary-term.ts';
import type { MarkdownModule } from '#content/markdown-module.ts';
import { glossaryPage as copy } from '#content/pages/glossary-page.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { MeetingBand } from '#site/meeting-band.tsx';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Prose } from '#ui/article/prose.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { Link } from '#ui/controls/link.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import styles from './term-screen.module.css';

type TermPage = MarkdownModule<TermPageFrontMatter>;

interface TermData {
  readonly term: GlossaryTerm;
  readonly page: TermPage;
}

const termPages = import.meta.glob<TermPage>('/src/content/glossary/*.md');

/** @throws Response 404 "Term not found" for an unknown slug */
export async function loader({ params }: LoaderFunctionArgs): Promise<TermData> {
  const term = findTerm(params.term ?? '');
  const page = term && (await termPages[`/src/content/glossary/${term.slug}.md`]?.());
  if (!page) throw new Response(copy.notFound, { status: 404 });
  return { term, page };
}

/** A term of the glossary: its definition, its explanation, its source, and related terms. */
export default function TermScreen() {
  const { term, page } = useLoaderData<TermData>();
  const { slug, abbreviation, group, definition } = term;
  const { source, seeAlso } = page.attributes;
  return (
    <>
      <PageMeta title={titleOf(term)} description={definition} path={paths.term(slug)} />
      <PageHero
        title={nameOfTerm(term)}
        crumbs={crumbsTo(families.term, abbreviation ?? term.term)}
        lede={definition}
        facts={[
          { label: 'Group', value: group },
          { label: copy.abbreviation, value: abbreviation ?? copy.noAbbreviation },
          { label: copy.source, value: source },
        ]}
      />
      <PageSection tight layout={styles.parts}>
        <Prose html={page.html} isShort />
        <nav className={styles.others} aria-labelledby="see-also">
          <h2 id="see-also">{copy.seeAlso}</h2>
          <ul>
            {seeAlso.map(findTerm).map(
              (other) =>
                other && (
                  <li key={other.slug}>
                    <Link to={paths.term(other.slug)}>{nameOfTerm(other)}</Link>
                  </li>
                ),
            )}
          </ul>
          <LinkButton variant="secondary" size="small" icon="arrow" to={paths.glossary}>
            {copy.all}
          </LinkButton>
        </nav>
      </PageSection>
      <MeetingBand title={copy.meeting} />
    </>
  );
}

/** Search engines show about 60 characters of a title, of which the name of the site takes 15. */
const TITLE_MAX_LENGTH = 45;

function titleOf({ term, abbreviation }: GlossaryTerm): string {
  const withAbbreviation = abbreviation ? `${abbreviation}: ${term}` : term;
  return withAbbreviation.length <= TITLE_MAX_LENGTH ? withAbbreviation : term;
}
