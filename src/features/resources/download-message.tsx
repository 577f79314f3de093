import type { ReactNode } from 'react';
import { downloadPage } from '#content/download-page.ts';
import { site } from '#content/site.ts';
import { resourceTitle } from '#domain/resource.ts';
import { paths } from '#paths.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { MailLink } from '#ui/mail-link.tsx';
import { RetryButton } from '#ui/retry-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import styles from './download-message.module.css';
import type { DownloadState } from './download-state.ts';
import type { Saving } from './use-download.ts';

interface DownloadMessageProps {
  readonly state: DownloadState;
  readonly saving: Saving;
  readonly onSave: () => void;
  readonly onRetry: () => void;
}

/** What a state of the page says, in the words of the specification (sections 5 and 8), and what to do next. */
export function DownloadMessage({ state, saving, onSave, onRetry }: DownloadMessageProps) {
  const { titles, hint } = downloadPage;
  switch (state.name) {
    case 'no-token':
      return <Message title={titles.noToken} text={hint.noToken} />;
    case 'invalid-token':
      return <Message title={titles.invalidToken} text={hint.invalidToken} />;
    case 'loading':
      return <Message title={downloadPage.loading} action={<Waiting />} />;
    case 'ready':
      return (
        <Message
          title={resourceTitle(state.fileName)}
          text={downloadPage.ready}
          action={<SaveButton saving={saving} onSave={onSave} />}
        />
      );
    case 'expired':
      return (
        <Message
          title={titles.expired}
          text={hint.expired}
          action={
            <LinkButton icon="arrow" to={paths.resource(state.fileName)}>
              {downloadPage.renew}
            </LinkButton>
          }
        />
      );
    case 'unavailable':
      return <Message title={titles.unavailable} text={<ContactHint />} />;
    case 'failed':
      return <Message title={titles.failed} text={hint.failed} action={<RetryButton onRetry={onRetry} />} />;
  }
}

/** Takes about the room of what will stand there, so that nothing below it moves. */
function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}

/** Stays enabled while the link is checked, so that the focus stays on it; what happens is said beside it. */
function SaveButton({ saving, onSave }: Pick<DownloadMessageProps, 'saving' | 'onSave'>) {
  return (
    <>
      <Button variant="cta" size="large" icon="download" onClick={onSave}>
        {downloadPage.save}
      </Button>
      <p className={styles.note}>{saving !== 'no' && downloadPage[saving]}</p>
    </>
  );
}

function ContactHint() {
  const [before, after] = downloadPage.contact;
  return (
    <>
      {downloadPage.hint.unavailable} {before} <MailLink address={site.email} /> {after}
    </>
  );
}

interface MessageProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** What the visitor can do here; without it, go to the list. */
  readonly action?: ReactNode;
}

function Message({ title, text, action }: MessageProps) {
  return (
    <div className="stack">
      <h2 tabIndex={-1}>{title}</h2>
      {text && <p className="lede">{text}</p>}
      <div className="button-row">
        {action ?? (
          <LinkButton icon="arrow" to={paths.resources}>
            {downloadPage.back}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
