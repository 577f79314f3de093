import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { type PersonalData, personalDataPath } from '#domain/leads/personal-data.ts';
import { buttonClass } from '#ui/controls/button.tsx';
import { FactList } from '#ui/page/fact-list.tsx';
import styles from './my-data.module.css';
import { MyDataForm } from './my-data-form.tsx';

type Fact = PersonalData['leads'][number]['facts'][number];

/** The properties of a fact that say why it is stored, and until when. */
const REASONS = ['source', 'purpose', 'basis', 'end'] as const;

/** Groups the facts that are stored for the same reasons, which make the key of the group. */
function groupsOf(facts: readonly Fact[]): [key: string, group: Fact[]][] {
  const keyOf = (fact: Fact) => REASONS.map((reason) => fact[reason]).join();
  const keys = [...new Set(facts.map(keyOf))];
  return keys.map((key) => [key, facts.filter((fact) => keyOf(fact) === key)]);
}

interface PersonalDataViewProps {
  readonly personalData: PersonalData;
  readonly token: string;
  readonly onErased: (message: string) => void;
}

/** All stored data of a person, with the reasons beside it, and the button that erases it. */
export function PersonalDataView({ personalData, token, onErased }: PersonalDataViewProps) {
  return (
    <>
      <h2>{copy.stored(personalData.email)}</h2>
      {personalData.leads.map(({ title, facts }) => (
        <section key={title} className={styles.sent}>
          <h3>{title}</h3>
          {groupsOf(facts).map(([key, group]) => (
            <div key={key} className={styles.group}>
              <FactList facts={group.map(({ label, value }) => [label, value])} />
              <FactList facts={REASONS.map((reason) => [copy.reasons[reason], group[0]?.[reason]])} />
            </div>
          ))}
        </section>
      ))}
      <p>{copy.copies(personalData.copies)}</p>
      <p className="soft">{copy.elsewhere}</p>
      <p>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`${personalDataPath(token)}&save=1`}
          download
        >
          {copy.save}
        </a>
      </p>
      <h2>{copy.erase.title}</h2>
      <p className="soft">{copy.erase.text}</p>
      <MyDataForm button={copy.erase.button} onDone={onErased}>
        <input type="hidden" name="token" value={token} />
      </MyDataForm>
    </>
  );
}
