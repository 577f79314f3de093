import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';
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
    <Panel ref={text} fileName={'fileName' in state ? state.fileName : undefined}>
      <DownloadMessage
        key={state.name}
        state={state}
        saving={saving}
        onSave={act(save)}
        onRetry={act(retry)}
      />
    </Panel>
  );
}

/** The same before the browser knows the link. */
export function WaitingPanel() {
  const nothing = () => {};
  return (
    <Panel>
      <DownloadMessage
        state={{ name: 'loading', fileName: '' }}
        saving="no"
        onSave={nothing}
        onRetry={nothing}
      />
    </Panel>
  );
}

interface PanelProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly fileName?: string | undefined;
  readonly children: ReactNode;
}

function Panel({ ref, fileName, children }: PanelProps) {
  return (
    <div className={classNames(styles.panel, 'wrap')}>
      <div ref={ref} className={styles.text} aria-live="polite">
        {children}
      </div>
      <div className={styles.sheet}>
        <ResourceThumbnail fileName={fileName} />
      </div>
    </div>
  );
}
