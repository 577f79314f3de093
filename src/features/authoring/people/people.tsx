import { useId, useState } from 'react';
import { people as copy } from '#content/add-post.ts';
import { ROLES, type Role } from '#domain/staff/role.ts';
import type { Person } from '#firebase/people.ts';
import { Loaded } from '#staff/loaded.tsx';
import { RowButton } from '#staff/row-button.tsx';
import { useStaff } from '#staff/sign-in/use-sign-in.ts';
import styles from '#staff/staff-list.module.css';
import { useAction } from '#staff/use-action.tsx';
import { useConfirm } from '#staff/use-confirm.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Chip } from '#ui/controls/chip.tsx';
import { Field } from '#ui/controls/field.tsx';

const readPeople = async () => (await import('#firebase/people.ts')).readPeople();

/** The members of the staff and their roles, which owners can change. */
export function People() {
  const { confirm, dialog } = useConfirm('remove-person', copy.confirm);
  const uid = useStaff()?.uid;
  const { act, message } = useAction(copy.changeFailed);
  return (
    <div className="stack">
      <p className="soft">{copy.intro}</p>
      <Loaded read={readPeople} copy={copy}>
        {(people, readAgain) => {
          const change = (person: Person, role: Role | undefined) =>
            act(async () => {
              const { setRole } = await import('#firebase/people.ts');
              // If the response to a change was lost, the list shows whether it was stored.
              await setRole(person, role).finally(readAgain);
              return copy.message(person.name, role);
            });
          return (
            <ul className={styles.list}>
              {people.map((person) => (
                <PersonRow
                  key={person.uid}
                  person={person}
                  isSelf={person.uid === uid}
                  onSaveRole={(role) => change(person, role)}
                  onRemove={() => confirm(person.name, () => change(person, undefined))}
                />
              ))}
            </ul>
          );
        }}
      </Loaded>
      {message}
      {dialog}
    </div>
  );
}

interface PersonRowProps {
  readonly person: Person;
  readonly isSelf: boolean;
  readonly onSaveRole: (role: Role) => void;
  readonly onRemove: () => void;
}

/** A chosen role takes effect only when it is saved, because the arrow keys choose every role that they pass. */
function PersonRow({ person: { name, role }, isSelf, onSaveRole, onRemove }: PersonRowProps) {
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
                {ROLES.map((option) => (
                  <option key={option} value={option}>
                    {copy.roles[option]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {chosen !== role && (
            <Button variant="secondary" size="small" onClick={() => onSaveRole(chosen)}>
              {copy.save}
            </Button>
          )}
          <RowButton name={copy.remove} subject={name} onClick={onRemove} />
        </fieldset>
      )}
    </li>
  );
}
