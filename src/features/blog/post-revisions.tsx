import { postPage } from '#content/pages/post-page.ts';
import { isoDate } from '#domain/dates.ts';
import { lastChangeOf } from '#domain/posts/post-dates.ts';
import type { PublishedPost } from '#domain/posts/post-responses.ts';
import { DateText } from '#ui/article/date-text.tsx';
import styles from './post-revisions.module.css';

const { head, issued, updated } = postPage.revisions;

/** On paper, the revision table of a drawing sheet, the newest first; a post without a date has none. */
export function PostRevisions({ date, html }: Pick<PublishedPost, 'date' | 'html'>) {
  if (!date) return null;
  const change = lastChangeOf(html);
  return (
    <table className={styles.revisions}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {change && isoDate(change) > isoDate(date) && <Revision letter="B" date={change} name={updated} />}
        <Revision letter="A" date={date} name={issued} />
      </tbody>
    </table>
  );
}

function Revision({ letter, date, name }: { letter: string; date: Date; name: string }) {
  return (
    <tr>
      <td>{letter}</td>
      <td>
        <DateText date={date} />
      </td>
      <td>{name}</td>
    </tr>
  );
}
