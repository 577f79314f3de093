import { type ReactNode, Suspense, useState } from 'react';
import { Await, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router-dom';
import { AfterHydration } from '#browser/after-hydration.tsx';
import { isServer } from '#browser/is-server.ts';
import { connection } from '#content/connection.ts';
import { documentsPage as copy } from '#content/pages/documents-page.ts';
import { site } from '#content/site.ts';
import { isPdfFileName, PUBLIC_FOLDERS } from '#domain/downloads/document-names.ts';
import { crumbsTo, families } from '#pages.ts';
import { paths } from '#paths.ts';
import { Article } from '#ui/article/article.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { RetryButton } from '#ui/controls/retry-button.tsx';
import { PageMeta } from '#ui/meta/page-meta.tsx';
import { PageHead } from '#ui/page/page-head.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { useFocusWhen } from '#ui/page/use-focus-when.ts';
import styles from './document-screen.module.css';
import { type DocumentText, loadDocumentText } from './document-text.ts';
import { ANY_DOCUMENT, type DocumentName, documentName, knownName } from './document-title.ts';

interface DocumentData {
  /** The number of the load, so that each one has its own loading state. */
  readonly loadKey: number;
  readonly folder: string;
  readonly fileName: string;
  readonly url: Promise<string | undefined>;
  /** The same as a text, so that nobody needs a PDF viewer; only the privacy policy has one. */
  readonly text: DocumentText | undefined;
}

let loadCount = 0;

export async function loadDocument({ params }: LoaderFunctionArgs): Promise<DocumentData> {
  const { folder = '', fileName = '' } = params;
  const url = isServer ? Promise.resolve(undefined) : findDocument(folder, fileName);
  url.catch((error: unknown) => console.error('The document could not be found', error));
  loadCount += 1;
  const isPrivacyPolicy = paths.document(folder, fileName) === paths.privacyPolicy;
  const text = isPrivacyPolicy ? await loadDocumentText('privacy-policy') : undefined;
  return { loadKey: loadCount, folder, fileName, url, text };
}

/** Documents that are not public are not looked up. */
async function findDocument(folder: string, fileName: string): Promise<string | undefined> {
  if (!PUBLIC_FOLDERS.includes(folder) || !isPdfFileName(fileName)) return undefined;
  const { documentUrl } = await import('#firebase/storage.ts');
  return documentUrl(folder, fileName);
}

/** A stored document in a frame. */
export function DocumentScreen() {
  const { loadKey, folder, fileName, url, text } = useLoaderData<DocumentData>();
  const path = paths.document(folder, fileName);
  const name = knownName(fileName) ?? ANY_DOCUMENT;
  const hasText = text !== undefined;
  const meanwhile = <DocumentLoading name={name} path={path} hasText={hasText} />;
  return (
    <>
      <AfterHydration meanwhile={meanwhile}>
        {() => (
          <Suspense key={loadKey} fallback={meanwhile}>
            <Await resolve={url} errorElement={<DocumentUnavailable name={name} />}>
              {(found: string | undefined) =>
                found ? (
                  <DocumentFrame name={documentName(fileName)} path={path} url={found} hasText={hasText} />
                ) : (
                  <DocumentNotFound />
                )
              }
            </Await>
          </Suspense>
        )}
      </AfterHydration>
      {text && (
        <section className={classNames(styles.text, 'section section--tight')}>
          <div className="wrap">
            <Article html={text.html} headings={text.headings} />
          </div>
        </section>
      )}
    </>
  );
}

interface FrameProps {
  readonly name: DocumentName;
  readonly path: string;
  /** Whether the text of the document follows, so that the place of its frame is a line until it is asked for. */
  readonly hasText: boolean;
}

/**
 * The frame loads on request: the browser's PDF viewer is heavier than the page. A link to the document itself is
 * beside it, because frames on phones show only its first page.
 */
function DocumentFrame({ name, path, url, hasText }: FrameProps & { readonly url: string }) {
  const [isShown, setShown] = useState(false);
  const frame = useFocusWhen<HTMLIFrameElement>(isShown);
  const action = (
    <LinkButton variant="cta" icon="external" to={url}>
      {copy.open}
    </LinkButton>
  );
  return (
    <DocumentPage name={name} path={path} action={action}>
      {isShown ? (
        <iframe
          ref={frame}
          className={styles.frame}
          src={url}
          title={name.title}
          referrerPolicy="no-referrer"
        />
      ) : (
        <div className={hasText ? classNames(styles.line, 'wrap') : styles.frame}>
          <Button variant={hasText ? 'secondary' : 'primary'} onClick={() => setShown(true)}>
            {copy.show}
          </Button>
        </div>
      )}
    </DocumentPage>
  );
}

/** Takes the same room as the link and the frame that will replace it. */
function DocumentLoading({ name, path, hasText }: FrameProps) {
  return (
    <DocumentPage name={name} path={path} action={<span className={styles.place} />}>
      {hasText ? (
        <p className={classNames(styles.line, 'wrap', 'soft')} role="status">
          {copy.loading}
        </p>
      ) : (
        <div className={styles.frame}>
          <LoadingPanel label={copy.loading} />
        </div>
      )}
    </DocumentPage>
  );
}

function DocumentNotFound() {
  return (
    <DocumentPage name={ANY_DOCUMENT}>
      <DocumentMessage>
        <p>{copy.missing.text}</p>
        <LinkButton variant="secondary" icon="arrow" to={paths.contact}>
          {copy.missing.contact}
        </LinkButton>
      </DocumentMessage>
    </DocumentPage>
  );
}

function DocumentUnavailable({ name }: { name: DocumentName }) {
  const { revalidate } = useRevalidator();
  return (
    <DocumentPage name={name}>
      <DocumentMessage>
        <p>{connection.unavailable}</p>
        <RetryButton variant="secondary" onRetry={revalidate} />
      </DocumentMessage>
    </DocumentPage>
  );
}

function DocumentMessage({ children }: { children: ReactNode }) {
  return (
    <section className={classNames(styles.message, 'section section--tight')}>
      <div className="wrap">
        <StatePanel title={copy.missing.title}>{children}</StatePanel>
      </div>
    </section>
  );
}

interface DocumentPageProps {
  readonly name: DocumentName;
  /** The path of an existing document; without it search engines do not index the page. */
  readonly path?: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

function DocumentPage({
  name: { title, sheet, description = copy.description(title) },
  path,
  action,
  children,
}: DocumentPageProps) {
  const facts = [
    ...(sheet ? [{ label: 'Sheet', value: sheet }] : []),
    { label: 'Format', value: 'PDF' },
    { label: 'Published by', value: site.legalName },
  ];
  return (
    <>
      <PageMeta title={title} description={description} {...(path && { path })} />
      <PageHead
        title={title}
        crumbs={crumbsTo(families.document, title)}
        {...(action && { facts, art: <div className={styles.action}>{action}</div> })}
      />
      {children}
    </>
  );
}
