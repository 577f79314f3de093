import { useState } from 'react';
import type { SamplePageFrontMatter } from '#content/front-matter.ts';
import { samplePage as copy } from '#content/pages/sample-page.ts';
import { faultsIn, type SampleValueName, sampleValues } from '#domain/sample-check.ts';
import { Drawing } from '#ui/article/drawing.tsx';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { classNames } from '#ui/controls/class-names.ts';
import { Field, FieldError } from '#ui/controls/field.tsx';
import { Icon } from '#ui/controls/icon.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { SectionHead } from '#ui/page/section-head.tsx';
import styles from './sample-files.module.css';

type SampleFilesProps = Pick<SamplePageFrontMatter, 'title' | 'intro' | 'invitation' | 'files'>;

const VALUE_NAMES = Object.keys(sampleValues) as SampleValueName[];

/** The files of the sample, each with its drawing, its download, and its verdict on the values that visitors change. */
export function SampleFiles({ title, intro, invitation, files }: SampleFilesProps) {
  const [values, setValues] = useState(sampleValues);
  const checkedFiles = files.map((file) => ({ ...file, faults: faultsIn(file.id, values) }));
  const wrongCount = checkedFiles.filter(({ faults }) => faults.length > 0).length;
  return (
    <PageSection id="files" className="on-film">
      <SectionHead title={title}>
        <p>
          {intro} <span className="screen-only">{invitation}</span>
        </p>
      </SectionHead>
      <fieldset className={classNames(styles.values, 'screen-only')}>
        <legend className="visually-hidden">{copy.legend}</legend>
        {VALUE_NAMES.map((name) => (
          <Field key={name} label={copy.values[name]} hint={copy.units[name]}>
            {(control) => (
              <input
                {...control}
                value={values[name]}
                onChange={({ target }) => setValues({ ...values, [name]: target.value.trim() })}
                inputMode={name === 'fire' ? 'text' : 'decimal'}
                autoComplete="off"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <div className={classNames(styles.state, 'screen-only')}>
        <p role="status" className={classNames(styles.status, wrongCount > 0 && styles.failed)}>
          {copy.status(wrongCount)}
        </p>
        <Button variant="secondary" size="small" onClick={() => setValues(sampleValues)}>
          {copy.restore}
        </Button>
      </div>
      <ul className={styles.files}>
        {checkedFiles.map(({ id, name, format, file, drawing, text, faults }) => (
          <li key={file} className={faults.length > 0 ? styles.red : undefined}>
            <Drawing drawing={drawing} />
            <h3>{name}</h3>
            <p>{text}</p>
            {faults.length > 0 ? (
              <FieldError id={id}>
                {`${copy.verdicts[id].wrong}: ${faults.map((fault) => copy.values[fault]).join(', ')}`}
              </FieldError>
            ) : (
              <p>{copy.verdicts[id].right}</p>
            )}
            <a
              className={buttonClass({ variant: 'secondary', size: 'small' })}
              href={`/sample/${file}`}
              download
              aria-label={`Download ${format}: ${name}`}
            >
              Download {format}
              <Icon name="download" />
            </a>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
