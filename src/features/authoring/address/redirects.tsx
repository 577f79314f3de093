import { type FormEvent, useRef, useState } from 'react';
import { redirects as copy } from '#content/authoring/addresses.ts';
import type { Redirect } from '#domain/posts/redirects.ts';
import { paths } from '#paths.ts';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';
import { type Added, addTable, MOST_LINES } from './add-redirects.ts';
import styles from './address.module.css';

async function readAll(): Promise<Redirect[]> {
  const { readRedirects } = await import('#firebase/addresses.ts');
  return readRedirects();
}

type Outcome = Added | { readonly told: string } | { readonly failed: true };

/** The redirects from addresses that no post has: list, add, import, remove. */
export function Redirects() {
  const { value, hasFailed, readAgain } = useReading(readAll);
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>();
  const result = useRef<HTMLDivElement>(null);
  const act = async (action: () => Promise<Outcome>): Promise<Outcome> => {
    setBusy(true);
    const after = await action().catch((error: unknown): Outcome => {
      console.error('The redirects could not be changed', error);
      return { failed: true };
    });
    setOutcome(after);
    setBusy(false);
    readAgain();
    result.current?.focus({ preventScroll: true });
    return after;
  };
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = new FormData(form);
    const after = await act(() => addTable(`${entry.get('from')},${entry.get('to')}`));
    if ('count' in after) form.reset();
  };
  const remove = ({ from }: Redirect) =>
    act(async () => {
      const { removeRedirect } = await import('#firebase/addresses.ts');
      await removeRedirect(from);
      return { told: copy.removed(paths.post(from)) };
    });
  return (
    <div className={styles.fields}>
      <p className="soft">{copy.text}</p>
      <form className={styles.fields} onSubmit={add}>
        <Field label={copy.from} hint={copy.fromHint}>
          {(control) => <input {...control} name="from" type="text" required autoCapitalize="none" />}
        </Field>
        <Field label={copy.to} hint={copy.toHint}>
          {(control) => <input {...control} name="to" type="text" required autoCapitalize="none" />}
        </Field>
        <div className="button-row">
          <Button type="submit" variant="secondary" disabled={isBusy}>
            {copy.add}
          </Button>
        </div>
      </form>
      <Field label={copy.import} hint={copy.importHint(MOST_LINES)}>
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv,text/plain"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? [];
              if (file) void act(async () => addTable(await file.text()));
              // The same file, mended, can be chosen again.
              currentTarget.value = '';
            }}
          />
        )}
      </Field>
      <div ref={result} tabIndex={-1}>
        {outcome && <OutcomeNotice outcome={outcome} />}
      </div>
      {hasFailed && (
        <StatePanel title={copy.failed}>
          <Button onClick={readAgain}>{copy.retry}</Button>
        </StatePanel>
      )}
      {!value && !hasFailed && <LoadingPanel label={copy.loading} />}
      {value && <Table redirects={value} disabled={isBusy} onRemove={remove} />}
    </div>
  );
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  if ('told' in outcome) return <Notice tone="success" role="status" title={outcome.told} />;
  if ('count' in outcome) return <Notice tone="success" role="status" title={copy.added(outcome.count)} />;
  if ('failed' in outcome) return <Notice tone="error" role="alert" title={copy.actionFailed} />;
  if ('reason' in outcome) {
    const text = outcome.reason === 'empty' ? copy.empty : copy.tooMany(MOST_LINES);
    return <Notice tone="error" role="alert" title={copy.refused} text={text} />;
  }
  return (
    <Notice
      tone="error"
      role="alert"
      title={copy.refused}
      text={outcome.refusals.map(({ line, reason }) => (
        <span key={line} className={styles.refusal}>
          {copy.line(line, reason)}
        </span>
      ))}
    />
  );
}

interface TableProps {
  readonly redirects: readonly Redirect[];
  readonly disabled: boolean;
  readonly onRemove: (redirect: Redirect) => void;
}

function Table({ redirects, disabled, onRemove }: TableProps) {
  if (redirects.length === 0) return <p className="soft">{copy.none}</p>;
  return (
    <ul className={styles.links} aria-label={copy.heading}>
      {redirects.map((redirect) => (
        <li key={redirect.from} className={styles.redirect}>
          <span className="data">
            {paths.post(redirect.from)} → {redirect.to}
          </span>
          <Button
            variant="tertiary"
            size="small"
            disabled={disabled}
            aria-label={`${copy.remove}: ${paths.post(redirect.from)}`}
            onClick={() => onRemove(redirect)}
          >
            {copy.remove}
          </Button>
        </li>
      ))}
    </ul>
  );
}
