import { useCallback, useId, useRef, useState } from 'react';
import { people as copy } from '#content/add-post.ts';
import { ROLES, type Role } from '#domain/staff/role.ts';
import styles from '#features/authoring/post-list/post-list.module.css';
import type { Person } from '#firebase/people.ts';
import { ConfirmDialog } from '#staff/confirm-dialog.tsx';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import { useReading } from '#staff/use-reading.ts';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/controls/chip.tsx';
import { Field } from '#ui/controls/field.tsx';
import { openDialog } from '#ui/dialog/dialog-store.ts';
import { Notice } from '#ui/page/notice.tsx';
import { LoadingPanel, StatePanel } from '#ui/page/state-panel.tsx';

/** Who is on the staff, and with which role, for owners. */
export function People() {
  const read = useCallback(async () => (await import('#firebase/people.ts')).readPeople(), []);
  const { value: people, hasFailed, readAgain } = useReading(read);
  const [result, setResult] = useState<{ readonly told: string; readonly hasFailed: boolean }>();
  const [toRemove, setToRemove] = useState<Person>();
  const uid = useStaff()?.uid;
  /** Takes the focus from a button that goes. */
  const results = useRef<HTMLDivElement>(null);

  const change = async (person: Person, role: Role | undefined) => {
    try {
      const { setRole } = await import('#firebase/people.ts');
      await setRole(person, role);
      setResult({ told: copy.told(person.name, role), hasFailed: false });
    } catch (error) {
      console.error('A right could not be changed', error);
      setResult({ told: copy.changeFailed, hasFailed: true });
    }
    // Of a change whose answer was lost, the list shows whether it was stored.
    readAgain();
    results.current?.focus();
  };
  const askToRemove = (person: Person) => {
    setToRemove(person);
    openDialog('remove-person');
  };

  if (hasFailed) {
    return (
      <StatePanel title={copy.failed}>
        <Button onClick={readAgain}>{copy.retry}</Button>
      </StatePanel>
    );
  }
  if (!people) return <LoadingPanel label={copy.loading} />;
  return (
    <div className="stack">
      <p className="soft">{copy.intro}</p>
      <div ref={results} role="status" tabIndex={-1}>
        {result && <Notice tone={result.hasFailed ? 'error' : 'success'} title={result.told} />}
      </div>
      <ul className={styles.list}>
        {people.map((person) => (
          <PersonRow
            key={person.uid}
            person={person}
            isSelf={person.uid === uid}
            onRole={(role) => change(person, role)}
            onRemove={() => askToRemove(person)}
          />
        ))}
      </ul>
      {toRemove && (
        <ConfirmDialog
          name="remove-person"
          copy={copy.confirm}
          subject={toRemove.name}
          onConfirm={() => change(toRemove, undefined)}
        />
      )}
    </div>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly onRole: (role: Role) => void;
  readonly onRemove: () => void;
}

/** A role is chosen, then saved: arrow keys go through the roles one by one. */
function PersonRow({ person: { name, role }, isSelf, onRole, onRemove }: PersonRowProps) {
  const [chosen, setChosen] = useState(role);
  const id = useId();
  return (
    <li className={styles.row}>
      <h3 id={id}>{name}</h3>
      <Chip>{copy.roles[role]}</Chip>
      {isSelf ? (
        <p className="soft">{copy.self}</p>
      ) : (
        <fieldset className={styles.actions} aria-labelledby={id}>
          <Field label={copy.role}>
            {(control) => (
              <select {...control} value={chosen} onChange={({ target }) => setChosen(target.value as Role)}>
                {ROLES.map((each) => (
                  <option key={each} value={each}>
                    {copy.roles[each]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {chosen !== role && (
            <Button variant="secondary" size="small" onClick={() => onRole(chosen)}>
              {copy.save}
            </Button>
          )}
          <Button variant="tertiary" size="small" aria-label={`${copy.remove}: ${name}`} onClick={onRemove}>
            {copy.remove}
          </Button>
        </fieldset>
      )}
    </li>
  );
}
