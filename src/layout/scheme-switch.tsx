import { useState } from 'react';
import { chooseScheme, SCHEME_FIELD, SCHEMES, type Scheme, shownScheme } from '#browser/color-scheme.ts';
import { useIsHydrated } from '#browser/use-is-hydrated.ts';
import styles from './scheme-switch.module.css';

const NAMES: Readonly<Record<Scheme, string>> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Lets visitors choose the site's colours: light, dark, or what their device prefers. */
export function SchemeSwitch() {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<Scheme>();
  const scheme = chosen ?? (isHydrated ? shownScheme() : 'system');
  return (
    <fieldset className={styles.switch}>
      <legend className="visually-hidden">Colours</legend>
      {SCHEMES.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={SCHEME_FIELD}
            value={option}
            checked={option === scheme}
            onChange={() => {
              chooseScheme(option);
              setChosen(option);
            }}
          />
          {NAMES[option]}
        </label>
      ))}
    </fieldset>
  );
}
