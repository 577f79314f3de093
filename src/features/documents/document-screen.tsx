import type { ReactNode } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router-dom';
import { AfterHydration } from '#browser/after-hydration.tsx';
import { isServer } from '#browser/is-server.ts';
import { documentsPage as copy } from '#content/pages/documents-page.ts';
import { isPdfFileName, PUBLIC_FOLDERS } from '#domain/downloads/document-names.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { Breadcrumbs } from '#site/breadcrumbs.tsx';
import { PageMeta } from '#site/page-meta.tsx';
import { Unavailable } from '#site/unavailable.tsx';
import { LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { PageHeading } from '#ui/page/page-heading.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { WhenLoaded } from '#ui/page/when-loaded.tsx';
import { ANY_DOCUMENT, type DocumentName, documentName, knownName } from './document-name.ts';
import styles from './document-screen.module.css';

interface DocumentData {
  readonly folder: string;
  readonly fileName: string;
  readonly url: Promise<string | undefined>;
}

/** Does not wait for the document. Only the browser looks it up, because the server renders the loading state. */
export function loader({ params }: LoaderFunctionArgs): DocumentData {
  const { folder = '', fileName = '' } = params;
  const url = isServer ? Promise.resolve(undefined) : findDocument(folder, fileName);
  url.catch((error: unknown) => console.error('The document could not be found', error));
  return { folder, fileName, url };
}

/** The URL of a document; undefined if there is none, or if it is not public. */
async function findDocument(folder: string, fileName: string): Promise<string | undefined> {
  if (!PUBLIC_FOLDERS.includes(folder) || !isPdfFileName(fileName)) return undefined;
  const { documentUrl } = await import('#firebase/storage.ts');
  return documentUrl(folder, fileName);
}

/** A stored document in a frame that fills the window. */
export default function DocumentScreen() {
  const { folder, fileName, url } = useLoaderData<DocumentData>();
  const path = paths.document(folder, fileName);
  const name = knownName(fileName) ?? ANY_DOCUMENT;
  const fallback = (
    <DocumentPage name={name} path={path}>
      <LoadingPanel label={copy.loading} />
    </DocumentPage>
  );
  return (
    <AfterHydration fallback={fallback}>
      {() => (
        <WhenLoaded
          key={path}
          value={url}
          fallback={fallback}
          failed={
            <DocumentPage name={name}>
              <Unavailable title={copy.missing.title} />
            </DocumentPage>
          }
        >
          {(foundUrl) =>
            foundUrl ? (
              <FoundDocument name={documentName(fileName)} path={path} url={foundUrl} />
            ) : (
              <DocumentNotFound />
            )
          }
        </WhenLoaded>
      )}
    </AfterHydration>
  );
}

/** Where the browser shows no PDF in a page, as on most phones, a link takes the place of the frame. */
function FoundDocument({ name, path, url }: { name: DocumentName; path: string; url: string }) {
  const openButton = (size: 'small' | 'large') => (
    <LinkButton variant={size === 'large' ? 'cta' : 'secondary'} size={size} icon="external" to={url}>
      {copy.open}
    </LinkButton>
  );
  if (!navigator.pdfViewerEnabled)
    return (
      <DocumentPage name={name} path={path}>
        <div className={styles.link}>
          <p>{copy.noViewer}</p>
          {openButton('large')}
        </div>
      </DocumentPage>
    );
  return (
    <DocumentPage name={name} path={path} action={openButton('small')}>
      <iframe src={url} title={name.title} referrerPolicy="no-referrer" />
    </DocumentPage>
  );
}

function DocumentNotFound() {
  return (
    <DocumentPage name={ANY_DOCUMENT}>
      <StatePanel title={copy.missing.title} text={copy.missing.text}>
        <LinkButton variant="secondary" icon="arrow" to={paths.contact}>
          {copy.missing.contact}
        </LinkButton>
      </StatePanel>
    </DocumentPage>
  );
}

interface DocumentPageProps {
  readonly name: DocumentName;
  /** The path of a document that exists or is being looked up; without it search engines do not index the page. */
  readonly path?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** As high as the window in every state, so that nothing moves when the document has been found. */
function DocumentPage({ name, path, action, children }: DocumentPageProps) {
  const { title, textPath } = name;
  return (
    <>
      <PageMeta
        title={title}
        {...(path && { path })}
        // A document whose text is also a web page has its description in `content/descriptions.ts`.
        {...(!textPath && { description: copy.description(title) })}
      />
      <div className={classNames(styles.page, 'on-ink')}>
        <div className={classNames(styles.bar, 'wrap')}>
          <Breadcrumbs crumbs={crumbsTo(families.document, title)} />
          <PageHeading>{title}</PageHeading>
          <div className={classNames(styles.actions, 'screen-only')}>
            {textPath && <Link to={textPath}>{copy.readAsPage}</Link>}
            {action}
          </div>
        </div>
        <div className={classNames(styles.viewer, 'on-paper')}>{children}</div>
      </div>
    </>
  );
}
