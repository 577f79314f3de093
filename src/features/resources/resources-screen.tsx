import { type ReactNode, Suspense, useRef } from 'react';
import { Await, type ShouldRevalidateFunction, useLoaderData, useSearchParams } from 'react-router-dom';
import { resourcesPage } from '#content/pages/resources-page.ts';
import { resourceOfFile } from '#content/resources.ts';
import { linkValidity } from '#domain/downloads/link-validity.ts';
import { type Resource, sortResources } from '#domain/downloads/resource.ts';
import planChest from '#drawings/plan-chest.svg?drawing';
import { pages } from '#pages.ts';
import { settings } from '#settings.ts';
import { PageTop } from '#site/page-top.tsx';
import { DateText } from '#ui/article/date-text.tsx';
import { AddressSearch } from '#ui/controls/address-search.tsx';
import { PageArt } from '#ui/page/page-art.tsx';
import { LoadingPanel } from '#ui/page/state-panel.tsx';
import { listResources } from './list-resources.ts';
import { ResourceResults, ResourcesUnavailable } from './resource-results.tsx';
import styles from './resources-screen.module.css';

interface ResourcesData {
  /** The number of the load, so that each one has its own loading state. */
  readonly loading: number;
  readonly resources: Promise<Resource[]>;
}

/** Matches no file name. */
const NONE_FEATURED = '';

let loadings = 0;

export function loader(): ResourcesData {
  const resources = listResources();
  resources.catch((error: unknown) => console.error('The resources could not be loaded', error));
  loadings += 1;
  const loading = loadings;
  return { loading, resources };
}

/** Search and dialog change the address only: the loaded list serves them all. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}) => currentUrl.search === nextUrl.search && defaultShouldRevalidate;

/** The list of resources. The search and the requested resource are in the address. */
export default function ResourcesScreen() {
  const [params] = useSearchParams();
  const search = params.get('search') ?? '';
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <PageTop
        page={pages.resources}
        lede={resourcesPage.lede}
        art={
          <div className={styles.art}>
            <PageArt drawing={planChest} air />
          </div>
        }
        facts={[
          { label: 'Category', value: resourcesPage.category },
          { label: 'Documents', value: <FactOfList show={(resources) => resources.length} /> },
          { label: 'Newest', value: <FactOfList show={newestDate} /> },
          { label: 'Delivery', value: resourcesPage.delivery(linkValidity(settings.linkHours)) },
        ]}
      />
      <section className="section section--tight">
        <div className="wrap">
          <AddressSearch
            {...resourcesPage.search}
            id="resource-search"
            action={pages.resources.path}
            name="search"
            text={search}
          />
          <h2 ref={heading} tabIndex={-1} className="visually-hidden">
            Documents
          </h2>
          <WhenLoaded
            meanwhile={<LoadingPanel label="Loading resources..." />}
            failed={<ResourcesUnavailable onRetry={() => heading.current?.focus({ preventScroll: true })} />}
            show={(resources) => <ResourceResults resources={resources} search={search} />}
          />
        </div>
      </section>
    </>
  );
}

interface WhenLoadedProps {
  readonly meanwhile: ReactNode;
  readonly failed: ReactNode;
  readonly show: (resources: readonly Resource[]) => ReactNode;
}

function WhenLoaded({ meanwhile, failed, show }: WhenLoadedProps) {
  const { loading, resources } = useLoaderData<ResourcesData>();
  return (
    <Suspense key={loading} fallback={meanwhile}>
      <Await resolve={resources} errorElement={failed}>
        {show}
      </Await>
    </Suspense>
  );
}

function FactOfList({ show }: Pick<WhenLoadedProps, 'show'>) {
  return <WhenLoaded meanwhile="…" failed="Unknown" show={show} />;
}

function newestDate(resources: readonly Resource[]): ReactNode {
  const [newest] = sortResources(resources, NONE_FEATURED);
  if (!newest) return 'None yet';
  return <DateText date={new Date(resourceOfFile(newest.fileName)?.date ?? newest.dateAdded)} />;
}
