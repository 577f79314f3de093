import { useState } from 'react';
import { testPlan as copy } from '#content/monday.ts';
import { type ALPHA_QUANTILES, type POWER_QUANTILES, visitsNeeded } from '#domain/statistics/proportions.ts';
import { Field } from '#ui/controls/field.tsx';
import { ChoiceField } from './choice-field.tsx';
import styles from './monday.module.css';

const ALPHAS = ['10', '5', '1'] as const satisfies readonly (keyof typeof ALPHA_QUANTILES)[];
const POWERS = ['80', '90', '95'] as const satisfies readonly (keyof typeof POWER_QUANTILES)[];

/** How many visits and weeks a test needs, before it begins. */
export function TestPlan() {
  const [plan, setPlan] = useState<Readonly<Record<'baseline' | 'effect' | 'visitsPerWeek', string>>>({
    baseline: '30',
    effect: '5',
    visitsPerWeek: '',
  });
  const [alpha, setAlpha] = useState<(typeof ALPHAS)[number]>('5');
  const [power, setPower] = useState<(typeof POWERS)[number]>('80');
  const each = visitsNeeded({
    baseline: Number(plan.baseline) / 100,
    effect: Number(plan.effect) / 100,
    alpha,
    power,
  });
  return (
    <section className="stack">
      <h2>{copy.title}</h2>
      <div className={styles.inputs}>
        {(['baseline', 'effect', 'visitsPerWeek'] as const).map((name) => (
          <Field key={name} label={copy[name]}>
            {(control) => (
              <input
                {...control}
                type="number"
                step="any"
                value={plan[name]}
                onChange={({ currentTarget }) => setPlan({ ...plan, [name]: currentTarget.value })}
              />
            )}
          </Field>
        ))}
        <ChoiceField
          label={copy.alpha}
          values={ALPHAS}
          nameOf={copy.percent}
          value={alpha}
          onChoose={setAlpha}
        />
        <ChoiceField
          label={copy.power}
          values={POWERS}
          nameOf={copy.percent}
          value={power}
          onChoose={setPower}
        />
      </div>
      <output className={styles.output}>{need(each, Number(plan.visitsPerWeek))}</output>
    </section>
  );
}

function need(each: number | undefined, visitsPerWeek: number): string {
  if (each === undefined) return copy.impossible;
  const visits = each.toLocaleString('en-GB');
  if (!(visitsPerWeek > 0)) return copy.neededWithoutWeeks(visits);
  return copy.needed(visits, copy.weeks(Math.ceil((2 * each) / visitsPerWeek)));
}
