import { useEffect, useRef } from 'react';
import { DownloadMessage } from './download-message.tsx';
import styles from './download-panel.module.css';
import { ResourceThumbnail } from './resource-thumbnail.tsx';
import { useDownload } from './use-download.ts';

/** What can be downloaded, or why it cannot, beside a picture of it. */
export function DownloadPanel({ token }: { token: string }) {
  const { state, saving, save, retry } = useDownload(token);
  const text = useRef<HTMLDivElement>(null);
  const hasActed = useRef(false);
  const act = (action: () => void) => () => {
    hasActed.current = true;
    action();
  };
  // The button that was pressed goes with its state: keyboard and screen reader go on at the next one's heading.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each state has a heading of its own
  useEffect(() => {
    const isLost = hasActed.current && document.activeElement === document.body;
    if (isLost) text.current?.querySelector('h2')?.focus({ preventScroll: true });
  }, [state.name]);
  return (
    <div className={`${styles.panel} wrap`}>
      <div ref={text} className={styles.text} aria-live="polite">
        <DownloadMessage
          key={state.name}
          state={state}
          saving={saving}
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
