import { type FormEvent, useId } from 'react';
import { choose, purposes, useConsent } from '#consent/consent-store.ts';
import { hasPrivacyControl } from '#consent/privacy-control.ts';
import type { Purpose } from '#consent/purposes.ts';
import { purposeSettings as copy } from '#content/purpose-settings.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Link } from '#ui/controls/link.tsx';
import { closeDialogs } from '#ui/dialog/dialog-store.ts';
import styles from './purpose-form.module.css';

/** The consent settings: a checkbox for each purpose. */
export default function PurposeForm() {
  const { granted } = useConsent();
  const choosePurposes = (allowed: readonly Purpose[]) => {
    closeDialogs();
    choose(allowed);
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget).getAll('purpose');
    choosePurposes(purposes.filter((purpose) => ticked.includes(purpose)));
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <p className="soft">
        {copy.lede} <Link to={paths.privacyText}>{copy.policy}</Link>
      </p>
      {hasPrivacyControl() && <p className={styles.privacyControl}>{copy.privacyControl}</p>}
      <div className={styles.purposes}>
        <PurposeField {...copy.necessary} input={{ checked: true, disabled: true }} />
        {purposes.map((purpose) => (
          <PurposeField
            key={purpose}
            {...copy.purposes[purpose]}
            input={{ name: 'purpose', value: purpose, defaultChecked: granted.includes(purpose) }}
          />
        ))}
      </div>
      <div className={classNames('button-row', styles.buttons)}>
        <Button type="submit">{copy.save}</Button>
        <Button variant="secondary" onClick={() => choosePurposes(purposes)}>
          {copy.accept}
        </Button>
        <Button variant="secondary" onClick={() => choosePurposes([])}>
          {copy.reject}
        </Button>
      </div>
    </form>
  );
}

interface PurposeFieldProps {
  readonly name: string;
  readonly text: string;
  readonly input: React.ComponentProps<'input'>;
}

function PurposeField({ name, text, input }: PurposeFieldProps) {
  const textId = useId();
  return (
    <div className={styles.purpose}>
      <label>
        <input type="checkbox" aria-describedby={textId} {...input} />
        {name}
      </label>
      <p id={textId}>{text}</p>
    </div>
  );
}
