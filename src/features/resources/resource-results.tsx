import { resourcesPage } from '#content/pages/resources-page.ts';
import { featuredResource } from '#content/resources.ts';
import { featuredFile, type Resource, searchResources } from '#domain/downloads/resource.ts';
import { paths } from '#paths.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { ListSummary, quoted } from '#ui/page/list-summary.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';
import { DownloadLinkDialog, useRequestedFile } from './download-link-dialog.tsx';
import { ResourceCard } from './resource-card.tsx';
import styles from './resource-results.module.css';

/** On a large screen: cards whose pictures are visible before any scrolling, and cards in a row. */
const CARDS_IN_SIGHT = 4;
const COLUMNS = 3;

/** The resources that match the search, and the dialog of the one named by the URL. */
export function ResourceResults({ resources, search }: { resources: readonly Resource[]; search: string }) {
  const { requestedFile, request, leave } = useRequestedFile();
  const found = searchResources(resources, search);
  const requested = resources.find(({ fileName }) => fileName === requestedFile);
  if (resources.length === 0) return <NoResources />;
  const featured = featuredFile(resources, featuredResource);
  const isFeaturedFirst = found[0]?.fileName === featured;
  // A featured card alone in its row would leave a single card in the last row.
  const isShared = isFeaturedFirst && (found.length - 1) % COLUMNS === 1;
  return (
    <>
      {requestedFile !== undefined && !requested && (
        <p className={styles.note} role="status">
          {resourcesPage.unknownFile}
        </p>
      )}
      <ListSummary
        filters={[quoted(search)]}
        count={resourcesPage.count(found.length)}
        all={found.length > 0 ? { name: resourcesPage.noMatch.all, to: paths.resources } : undefined}
      />
      {found.length > 0 ? (
        <div className={classNames(styles.grid, isShared && styles.shared)}>
          {found.map((resource, index) => (
            <ResourceCard
              key={resource.id}
              resource={resource}
              featured={resource.fileName === featured}
              isFound={search !== ''}
              lazy={index >= CARDS_IN_SIGHT}
              onRequest={() => request(resource.fileName)}
            />
          ))}
        </div>
      ) : (
        <NoMatch />
      )}
      <DownloadLinkDialog resource={requested} onClosed={leave} />
    </>
  );
}

function NoMatch() {
  return (
    <StatePanel title={resourcesPage.noMatch.title} text={resourcesPage.noMatch.text}>
      <LinkButton variant="secondary" to={paths.resources}>
        {resourcesPage.noMatch.all}
      </LinkButton>
    </StatePanel>
  );
}

function NoResources() {
  return (
    <StatePanel title={resourcesPage.none.title} text={resourcesPage.none.text}>
      <LinkButton variant="secondary" icon="arrow" to={paths.blog}>
        {resourcesPage.none.blog}
      </LinkButton>
    </StatePanel>
  );
}
