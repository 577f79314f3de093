import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { resourcePage as copy } from '#content/pages/resource-page.ts';
import { findResource, type ResourceEntry } from '#content/resources.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { PageHero } from '#site/page-hero.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { DateText } from '#ui/article/date-text.tsx';
import { AnchorButton, AnchorLink } from '#ui/controls/anchor-link.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Datum } from '#ui/page/datum.tsx';
import { LinkList } from '#ui/page/link-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { DownloadLinkForm } from './download-link-form.tsx';
import { MeetingPanel } from './meeting-panel.tsx';
import styles from './resource-screen.module.css';
import { Excerpt, FullText, type ResourcePage } from './resource-text.tsx';
import { ResourceThumbnail } from './resource-thumbnail.tsx';

interface ResourceData {
  readonly resource: ResourceEntry;
  readonly page: ResourcePage;
}

const FORM_ID = 'get-the-pdf';
const TEXT_ID = 'text';

const markdownModules = import.meta.glob<ResourcePage>('/src/content/resources/*.md');

/** The files that this browser has found to be withdrawn since the build rendered their pages. */
const withdrawn = new Set<string>();

/** @throws Response 404 for an unknown slug and for a withdrawn file */
export async function loader({ params }: LoaderFunctionArgs): Promise<ResourceData> {
  const resource = findResource(params.resourceSlug ?? '');
  const page = resource && (await markdownModules[`/src/content/resources/${resource.slug}.md`]?.());
  if (!page) throw new Response(copy.notFound, { status: 404 });
  if (withdrawn.has(resource.fileName)) throw new Response(copy.withdrawn, { status: 404 });
  return { resource, page };
}

/** A PDF: what is in it, for whom, a part of its text or all of it, and the form that sends the download link. */
export default function ResourceScreen() {
  const { resource, page } = useLoaderData<ResourceData>();
  const { slug, title, fileName } = resource;
  const { kind, number, date, summary, page: about } = page.attributes;
  const showsAll = about.shows === 'all';
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const check = async () => {
      const listed = await (await import('./list-resources.ts')).listResources();
      if (listed.some((file) => file.fileName === fileName)) return;
      withdrawn.add(fileName);
      await revalidate();
    };
    // If the list cannot be read, the page stays as it is; its form will report the failure.
    check().catch(() => {});
  }, [fileName, revalidate]);
  return (
    <>
      <PageMeta title={title} description={about.description} path={paths.resourcePage(slug)} />
      <PageHero
        title={title}
        crumbs={crumbsTo(families.resource, title)}
        lede={summary}
        art={
          <div className={styles.art}>
            <ResourceThumbnail fileName={fileName} />
          </div>
        }
        facts={[
          { label: 'Number', value: `R-${String(number).padStart(2, '0')}` },
          { label: 'Kind', value: copy.kinds[kind] },
          { label: 'Pages', value: about.pages },
          { label: 'Chapters', value: page.headings.length },
          { label: 'Date', value: <DateText date={new Date(date)} /> }, // Modules of Markdown contain dates as text.
        ]}
      >
        <div className="button-row">
          <AnchorButton anchor={FORM_ID} icon="down">
            {copy.get}
          </AnchorButton>
          {showsAll && (
            <AnchorButton anchor={TEXT_ID} variant="secondary" icon="down">
              {copy.read}
            </AnchorButton>
          )}
        </div>
      </PageHero>
      <PageSection tight layout={styles.parts}>
        <div className={classNames(styles.form, 'on-film', 'screen-only')} id={FORM_ID}>
          <h2>{copy.form}</h2>
          <DownloadLinkForm key={slug} resource={{ title: resourceTitle(fileName), fileName }} />
        </div>
        <div className={styles.about}>
          <Datum reference={copy.kinds[kind]} />
          <Contents page={page} />
          <h2>{copy.audience}</h2>
          <ul className={styles.audience}>
            {about.audience.map((reader) => (
              <li key={reader}>{reader}</li>
            ))}
          </ul>
        </div>
      </PageSection>
      {showsAll ? (
        <FullText id={TEXT_ID} formId={FORM_ID} page={page} />
      ) : (
        <Excerpt formId={FORM_ID} page={page} />
      )}
      <div className={classNames(styles.next, 'wrap')}>
        <LinkList
          title={copy.next}
          links={about.next.map(({ kind: label, name, to }) => ({ label, name, to }))}
        />
      </div>
      <MeetingPanel title={copy.meeting} />
    </>
  );
}

/** The chapters; those that the page shows are links. */
function Contents({ page: { attributes, headings } }: { page: ResourcePage }) {
  const { shows } = attributes.page;
  return (
    <>
      <h2>{copy.contents.title}</h2>
      <ol className={styles.chapters}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            {shows === 'all' || shows === text ? <AnchorLink anchor={id}>{text}</AnchorLink> : text}
          </li>
        ))}
      </ol>
    </>
  );
}
