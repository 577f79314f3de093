import { type ComponentProps, useRef, useState } from 'react';
import { staffCopy } from '#content/staff.ts';
import { Notice } from '#ui/page/notice.tsx';
import styles from './staff-list.module.css';

/** The message for a refused action. */
export interface Refused {
  readonly refused: string;
  readonly text?: ComponentProps<typeof Notice>['text'];
}

/**
 * Runs the actions of staff outside of the post form. `act` runs one and announces what it returns, or that it failed.
 * `message` takes the focus then, because the pressed button may be gone. Render it below the buttons, so that none moves.
 */
export function useAction(failureMessage: string = staffCopy.actionFailed) {
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<string | Refused>();
  const place = useRef<HTMLDivElement>(null);
  const act = async (
    work: () => Promise<string | Refused>,
    ownFailureMessage = failureMessage,
  ): Promise<void> => {
    setBusy(true);
    setResult(undefined);
    setResult(
      await work().catch((error: unknown) => {
        console.error('An action of staff failed', error);
        return { refused: ownFailureMessage };
      }),
    );
    setBusy(false);
    place.current?.focus({ preventScroll: true });
  };
  const message = (
    <div ref={place} className={styles.message} tabIndex={-1}>
      {typeof result === 'string' && <Notice tone="success" role="status" title={result} />}
      {typeof result === 'object' && (
        <Notice tone="error" role="alert" title={result.refused} text={result.text} />
      )}
    </div>
  );
  return { isBusy, act, message, clear: () => setResult(undefined) };
}
