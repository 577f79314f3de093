import { postPage } from '#content/pages/post-page.ts';
import { DateText } from '#ui/article/date-text.tsx';
import styles from './post-revisions.module.css';

const { caption, head, issued } = postPage.revisions;

/** On paper, the revision table of a drawing sheet; a post without a date has none. */
export function PostRevisions({ date }: { date: Date | null }) {
  if (!date) return null;
  return (
    <table className={styles.revisions}>
      <caption>{caption}</caption>
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
        <tr>
          <td>A</td>
          <td>
            <DateText date={date} />
          </td>
          <td>{issued}</td>
        </tr>
      </tbody>
    </table>
  );
}
