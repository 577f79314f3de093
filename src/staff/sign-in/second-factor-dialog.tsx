import { useEffect, useState } from 'react';
import { site } from '#content/site.ts';
import { signInCopy } from '#content/staff.ts';
import type { qrCode } from '#drawings/qr-code.ts';
import type { NewSecondFactor } from '#firebase/auth.ts';
import { Button } from '#ui/controls/button.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { CodeForm } from './code-form.tsx';
import styles from './sign-in-dialog.module.css';
import { useAttempt } from './use-attempt.ts';

const copy = signInCopy.secondFactor;

/** The blank margin that scanners need, in modules (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The dialog in which a member of staff adds the site to an authenticator app. */
export function SecondFactorDialog() {
  return (
    <Modal name="second-factor" title={copy.title}>
      <SecondFactor />
    </Modal>
  );
}

function SecondFactor() {
  const [newFactor, setNewFactor] = useState<{ factor: NewSecondFactor; qr: ReturnType<typeof qrCode> }>();
  const { failure, run } = useAttempt();
  const makeFactor = async () => {
    const made = await run(async ({ newSecondFactor }) => {
      const [factor, { qrCode }] = await Promise.all([
        newSecondFactor(site.name),
        import('#drawings/qr-code.ts'),
      ]);
      return { factor, qr: qrCode(factor.uri) };
    });
    if (made) setNewFactor(made.result);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: one factor each time that the dialog opens
  useEffect(() => void makeFactor(), []);
  if (failure) {
    return (
      <StatePanel title={failure}>
        <Button onClick={makeFactor}>{copy.retry}</Button>
      </StatePanel>
    );
  }
  if (!newFactor) return <LoadingPanel label={copy.loading} />;
  const { factor, qr } = newFactor;
  const outerSize = qr.size + 2 * QUIET_ZONE;
  const groupedKey = factor.key.match(/.{1,4}/g)?.join(' '); // Four characters in each group.
  return (
    <CodeForm confirm={factor.confirm}>
      <p className="soft">{copy.scan}</p>
      <svg
        className={styles.qr}
        role="img"
        aria-label={copy.qrCode}
        viewBox={`-${QUIET_ZONE} -${QUIET_ZONE} ${outerSize} ${outerSize}`}
      >
        <path d={qr.path} />
      </svg>
      <p className={styles.key}>
        {copy.key}: <span className="data">{groupedKey}</span>
      </p>
    </CodeForm>
  );
}
