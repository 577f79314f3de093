import { useState } from 'react';
import { testPlan as copy } from '#content/monday.ts';
import { type TestPlan as Plan, visitsNeeded } from '#domain/statistics/proportions.ts';
import { Inputs } from './inputs.tsx';
import styles from './monday.module.css';

/** How many visits and weeks a test needs, before it begins. */
export function TestPlan() {
  const [values, setValues] = useState({ baseline: '30', effect: '5', visits: '', alpha: '5', power: '80' });
  return (
    <section className="stack screen-only">
      <h2>{copy.title}</h2>
      <Inputs inputs={copy.inputs} values={values} onChange={setValues} />
      <output className={styles.output}>{describeNeed(values)}</output>
    </section>
  );
}

function describeNeed({ baseline, effect, visits, alpha, power }: Record<keyof typeof copy.inputs, string>) {
  const rates = { baseline: Number(baseline) / 100, effect: Number(effect) / 100 };
  // The menus offer only the values of alpha and power that a plan may have.
  const visitsEach = visitsNeeded({ ...rates, ...({ alpha, power } as Pick<Plan, 'alpha' | 'power'>) });
  if (visitsEach === undefined) return copy.impossible;
  const weeks = Number(visits) > 0 ? Math.ceil((2 * visitsEach) / Number(visits)) : undefined;
  return copy.needed(visitsEach.toLocaleString('en-GB'), weeks);
}
