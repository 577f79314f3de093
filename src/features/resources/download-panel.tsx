import { useEffect, useRef } from 'react';
import { downloadPath, type FileStatus } from '#domain/downloads/download-link.ts';
import { classNames } from '#ui/controls/class-names.ts';
import { DownloadMessage } from './download-message.tsx';
import styles from './download-panel.module.css';
import { ResourceThumbnail } from './resource-thumbnail.tsx';
import { useDownload } from './use-download.ts';

interface DownloadPanelProps {
  readonly token: string;
  /** The status of the file, if already known. */
  readonly status: FileStatus | undefined;
}

/** The file that can be downloaded, or why it cannot, beside its thumbnail. */
export function DownloadPanel({ token, status }: DownloadPanelProps) {
  const { state, saving, save, retry } = useDownload(token, status);
  const text = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const act = (action: () => void) => () => {
    hasActed.current = true;
    action();
  };
  // The pressed button disappears with its state, so keyboard and screen reader continue at the heading of the next state.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has a heading of its own
  useEffect(() => {
    const isFocusLost = hasActed.current && document.activeElement === document.body;
    if (isFocusLost) text.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [state.name]);
  return (
    <div className={classNames(styles.panel, 'wrap')}>
      <div ref={text} className={styles.text} aria-live="polite">
        <DownloadMessage
          key={state.name}
          state={state}
          saving={saving}
          href={downloadPath(token)}
          onSave={act(save)}
          onRetry={act(retry)}
        />
      </div>
      <div className={styles.sheet}>
        <ResourceThumbnail fileName={'fileName' in state ? state.fileName : undefined} />
      </div>
    </div>
  );
}
