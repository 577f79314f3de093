import type { MouseEvent, ReactNode } from 'react';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import { downloadPage } from '#content/pages/download-page.ts';
import { site } from '#content/site.ts';
import { linkValidity } from '#domain/downloads/link-validity.ts';
import { resourceTitle } from '#domain/downloads/resource.ts';
import { tracks } from '#measurement/track-elements.ts';
import { paths } from '#paths.ts';
import { settings } from '#settings.ts';
import { type ButtonVariant, buttonClass, LinkButton } from '#ui/controls/button.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { MailLink } from '#ui/controls/mail-link.tsx';
import { RetryButton } from '#ui/controls/retry-button.tsx';
import { Spinner } from '#ui/page/spinner.tsx';
import styles from './download-message.module.css';
import type { DownloadState } from './download-state.ts';
import type { Saving } from './use-download.ts';

interface DownloadMessageProps {
  readonly state: DownloadState;
  readonly saving: Saving;
  /** The URL of the file. */
  readonly href: string;
  readonly onSave: () => void;
  readonly onRetry: () => void;
}

const validity = linkValidity(settings.linkHours);

/** The message of a state, in the words of the specification (sections 5 and 8), and what to do next. */
export function DownloadMessage({ state, saving, href, onSave, onRetry }: DownloadMessageProps) {
  const { titles, hints } = downloadPage;
  const renewLink = 'fileName' in state && state.fileName && <RenewLink fileName={state.fileName} />;
  switch (state.name) {
    case 'no-token':
      return <Message title={titles.noToken} text={hints.noToken} />;
    case 'invalid-token':
      return <Message title={titles.invalidToken} text={hints.invalidToken} action={renewLink} />;
    case 'expired':
      return <Message title={titles.expired} text={hints.expired(validity)} action={renewLink} />;
    case 'refused':
      return <Message title={titles.failed} text={`${hints.failed} ${hints.refused}`} action={renewLink} />;
    case 'unavailable':
      return <Message title={titles.unavailable} text={<ContactHint />} />;
    case 'loading':
      return <Message title={downloadPage.loading} action={<Waiting />} />;
    case 'ready':
      return (
        <Message
          title={resourceTitle(state.fileName)}
          text={downloadPage.ready(validity)}
          action={<SaveLink fileName={state.fileName} saving={saving} href={href} onSave={onSave} />}
        />
      );
    case 'failed':
      return (
        <Message
          title={titles.failed}
          text={hints.failed}
          action={
            <>
              <RetryButton onRetry={onRetry} />
              <RenewLink fileName={state.fileName} variant="secondary" />
            </>
          }
        />
      );
  }
}

/** Leads to the form that sends a new link to the same file. */
function RenewLink({ fileName, variant = 'primary' }: { fileName: string; variant?: ButtonVariant }) {
  return (
    <LinkButton icon="arrow" variant={variant} to={paths.resource(fileName)}>
      {downloadPage.renew}
    </LinkButton>
  );
}

/** Takes about the space of the message that follows, so that nothing below it moves. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

type SaveLinkProps = Pick<DownloadMessageProps, 'saving' | 'href' | 'onSave'> & {
  readonly fileName: string;
};

/**
 * The link that saves the file. Before hydration the browser follows it at once; the app first checks the file, and says so
 * below the link. The link stays enabled meanwhile, so that it keeps the focus.
 */
function SaveLink({ fileName, saving, href, onSave }: SaveLinkProps) {
  const isHydrated = useIsHydrated();
  const save = (event: MouseEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <>
      <a
        href={href}
        download={fileName}
        className={buttonClass({ variant: 'cta', size: 'large' })}
        onClick={save}
        {...(!isHydrated && tracks({ event: 'custom_file_download', file_name: fileName }))}
      >
        {downloadPage.save}
        <Icon name="download" />
      </a>
      <p className={styles.note}>{saving !== 'idle' && downloadPage[saving]}</p>
    </>
  );
}

function ContactHint() {
  const [before, after] = downloadPage.contact;
  return (
    <>
      {downloadPage.hints.unavailable} {before} <MailLink email={site.email} /> {after}
    </>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What to do next; by default, a link to the list of documents. */
  readonly action?: ReactNode;
}

function Message({ title, text, action }: MessageProps) {
  return (
    <div className="stack">
      <h2 tabIndex={-1}>{title}</h2>
      {text && <p className="lede">{text}</p>}
      <div className="button-row">
        {action || (
          <LinkButton icon="arrow" to={paths.resources}>
            {downloadPage.back}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
