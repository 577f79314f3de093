import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { type Passport, passportAddress } from '#domain/leads/passport.ts';
import { Button, buttonClass } from '#ui/controls/button.tsx';
import styles from './my-data.module.css';

/** All stored data of a person, as a table for each thing that they sent, and the button that erases it. */
export function PassportView({ passport, token }: { passport: Passport; token: string }) {
  return (
    <>
      <h2>{copy.stored(passport.email)}</h2>
      {passport.leads.map((lead) => (
        <Sent key={lead.title} {...lead} />
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

function Sent({ title, facts }: Passport['leads'][number]) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, by keyboard too
    <section className={styles.scroll} aria-label={title} tabIndex={0}>
      <table>
        <caption>{title}</caption>
        <thead>
          <tr>
            {copy.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, value, source, purpose, basis, end }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td dir="auto">{value}</td>
              <td>{source}</td>
              <td>{purpose}</td>
              <td>{basis}</td>
              <td>{end}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
