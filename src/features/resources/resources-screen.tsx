import { type ReactNode, useRef } from 'react';
import { type ShouldRevalidateFunction, useLoaderData, useSearchParams } from 'react-router-dom';
import { resourcesPage } from '#content/pages/resources-page.ts';
import { resourceOfFile } from '#content/resources.ts';
import { linkValidity } from '#domain/downloads/link-validity.ts';
import { type Resource, sortResources } from '#domain/downloads/resource.ts';
import planChest from '#drawings/plan-chest.svg?drawing';
import { pages } from '#pages.ts';
import { settings } from '#settings.ts';
import { PageMetaAndHero } from '#site/page-meta-and-hero.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { DateText } from '#ui/article/date-text.tsx';
import { QuerySearch } from '#ui/controls/query-search.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { listResources } from './list-resources.ts';
import { MeetingPanel } from './meeting-panel.tsx';
import { ResourceResults } from './resource-results.tsx';
import styles from './resources-screen.module.css';

interface ResourcesData {
  readonly resources: Promise<Resource[]>;
}

export function loader(): ResourcesData {
  const resources = listResources();
  resources.catch((error: unknown) => console.error('The resources could not be loaded', error));
  return { resources };
}

/** Search and dialog change only the query of the URL, and both use the loaded list. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

/** The list of resources. The search and the requested resource are in the URL. */
export default function ResourcesScreen() {
  const { resources } = useLoaderData<ResourcesData>();
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageMetaAndHero
        page={pages.resources}
        lede={resourcesPage.lede}
        art={
          <div className={styles.art}>
            <PageArt drawing={planChest} air />
          </div>
        }
        facts={[
          { label: 'Category', value: resourcesPage.category },
          {
            label: 'Newest',
            value: (
              <WhenLoaded value={resources} fallback="…" failed="Unknown">
                {newestDate}
              </WhenLoaded>
            ),
          },
          { label: 'Delivery', value: resourcesPage.delivery(linkValidity(settings.linkHours)) },
        ]}
      />
      <PageSection tight>
        <QuerySearch {...resourcesPage.search} id="resource-search" name="search" />
        <h2 ref={heading} tabIndex={-1} className="visually-hidden">
          Documents
        </h2>
        <WhenLoaded
          value={resources}
          fallback={<LoadingPanel label="Loading resources..." />}
          failed={
            <Unavailable
              title={resourcesPage.failed}
              onRetry={() => heading.current?.focus({ preventScroll: true })}
            />
          }
        >
          {(loaded) => <ResourceResults resources={loaded} search={search} />}
        </WhenLoaded>
      </PageSection>
      <MeetingPanel title={resourcesPage.meeting} />
    </>
  );
}

function newestDate(resources: readonly Resource[]): ReactNode {
  const [newest] = sortResources(resources);
  if (!newest) return 'None yet';
  return <DateText date={new Date(resourceOfFile(newest.fileName)?.date ?? newest.dateAdded)} />;
}
