import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import styles from './my-data.module.css';

/** Has a link sent to an email address, if anything is stored with it. */
export function RequestForm({ isLinkBad }: { isLinkBad: boolean }) {
  const { title, text, label, send } = copy.request;
  return (
    <>
      {isLinkBad && <Notice {...copy.none} />}
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <form method="post" action="/api/my-data" className={styles.form}>
        <Field label={label}>
          {(control) => <input {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
        <div>
          <Button type="submit">{send}</Button>
        </div>
      </form>
    </>
  );
}
