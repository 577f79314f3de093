import type { FormEvent } from 'react';
import { redirects as copy } from '#content/authoring/addresses.ts';
import type { Redirect } from '#domain/posts/redirects.ts';
import { FileField } from '#features/authoring/file-field.tsx';
import styles from '#features/authoring/staff-part.module.css';
import { paths } from '#paths.ts';
import { ReadingState } from '#staff/loaded.tsx';
import { RowButton } from '#staff/row-button.tsx';
import { type Refused, useAction } from '#staff/use-action.tsx';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { addTable, MAX_LINES, type TableResult } from './add-redirects.ts';

const readRedirects = async () => (await import('#firebase/addresses.ts')).readRedirects();

/** The message about a table of redirects that was stored or refused. */
function messageOf(result: TableResult): string | Refused {
  if ('count' in result) return copy.added(result.count);
  if ('reason' in result) {
    return { refused: copy.refused, text: result.reason === 'empty' ? copy.empty : copy.tooMany(MAX_LINES) };
  }
  const text = result.refusals.map(({ line, reason }) => (
    <span key={line} className={styles.refusal}>
      {copy.line(line, reason)}
    </span>
  ));
  return { refused: copy.refused, text };
}

/** Lists the redirects from addresses that no post has. Staff can add, import and remove them. */
export function Redirects() {
  const { isBusy, act, message } = useAction();
  const reading = useReading(readRedirects);
  // The list is read again even after a failure: perhaps only the response was lost.
  const change = (work: () => Promise<string | Refused>) => act(() => work().finally(reading.readAgain));
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const entry = new FormData(form);
    void change(async () => {
      // A single redirect is checked and stored as a table with one line.
      const result = await addTable(`${entry.get('from')},${entry.get('to')}`);
      if ('count' in result) form.reset();
      return messageOf(result);
    });
  };
  const remove = ({ from }: Redirect) =>
    change(async () => {
      const { removeRedirect } = await import('#firebase/addresses.ts');
      await removeRedirect(from);
      return copy.removed(paths.post(from));
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
      <FileField
        label={copy.import}
        hint={copy.importHint(MAX_LINES)}
        accept=".csv,text/csv,text/plain"
        disabled={isBusy}
        onChosen={([file]) => void change(async () => messageOf(await addTable((await file?.text()) ?? '')))}
      />
      <ReadingState reading={reading} copy={copy}>
        {(redirects) => <RedirectList redirects={redirects} disabled={isBusy} onRemove={remove} />}
      </ReadingState>
      {message}
    </div>
  );
}

interface RedirectListProps {
  readonly redirects: readonly Redirect[];
  readonly disabled: boolean;
  readonly onRemove: (redirect: Redirect) => void;
}

function RedirectList({ redirects, disabled, onRemove }: RedirectListProps) {
  if (redirects.length === 0) return <p className="soft">{copy.none}</p>;
  return (
    <ul className={styles.list} aria-label={copy.heading}>
      {redirects.map((redirect) => (
        <li key={redirect.from} className={styles.row}>
          <span className="data">
            {paths.post(redirect.from)} → {redirect.to}
          </span>
          <RowButton
            name={copy.remove}
            subject={paths.post(redirect.from)}
            disabled={disabled}
            onClick={() => onRemove(redirect)}
          />
        </li>
      ))}
    </ul>
  );
}
