import styles from './fact-list.module.css';

/** A label with its value. A fact without a value is left out. */
export type FactEntry = readonly [label: string, value: string | false | undefined];

/** Facts, each label beside its value where there is room. `dir`: a visitor may have written a value from right to left. */
export function FactList({ facts }: { facts: readonly FactEntry[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
