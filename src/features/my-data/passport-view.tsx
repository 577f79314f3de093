import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { type Passport, passportAddress } from '#domain/leads/passport.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import { DataTable } from '#ui/page/data-table.tsx';
import styles from './my-data.module.css';

/** All stored data of a person, as a table for each thing that they sent, and the button that erases it. */
export function PassportView({ passport, token }: { passport: Passport; token: string }) {
  return (
    <>
      <h2>{copy.stored(passport.email)}</h2>
      {passport.leads.map(({ title, facts }) => (
        <DataTable
          key={title}
          caption={title}
          showsCaption
          columns={copy.columns}
          minWidth="60rem"
          rows={facts.map(({ label, value, source, purpose, basis, end }) => ({
            name: label,
            cells: [
              <span key="value" className={styles.value} dir="auto">
                {value}
              </span>,
              source,
              purpose,
              basis,
              end,
            ],
          }))}
        />
      ))}
      <p>{copy.copies(passport.copies)}</p>
      <p className="soft">{copy.elsewhere}</p>
      <p>
        <a
          className={buttonClass({ variant: 'secondary' })}
          href={`${passportAddress(token)}&save=1`}
          download
        >
          {copy.save}
        </a>
      </p>
      <h2>{copy.erase.title}</h2>
      <p className="soft">{copy.erase.text}</p>
      <form method="post" action="/api/my-data">
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{copy.erase.button}</Button>
      </form>
    </>
  );
}
