import { myDataPage as copy } from '#content/pages/my-data-page.ts';
import { WORK_BITS } from '#domain/proof-of-work.ts';
import { Field } from '#ui/controls/field.tsx';
import { Notice } from '#ui/page/notice.tsx';
import { MyDataForm } from './my-data-form.tsx';

interface RequestFormProps {
  readonly isLinkBad: boolean;
  readonly onDone: (message: string) => void;
}

/** Requests a link, which is sent to the email address if any data is stored for it. */
export function RequestForm({ isLinkBad, onDone }: RequestFormProps) {
  const { title, text, label, send } = copy.request;
  return (
    <>
      {isLinkBad && <Notice {...copy.none} />}
      <h2>{title}</h2>
      <p className="soft">{text}</p>
      <MyDataForm button={send} bits={WORK_BITS.usual} onDone={onDone}>
        <Field label={label}>
          {(control) => <input {...control} name="email" type="email" autoComplete="email" required />}
        </Field>
      </MyDataForm>
    </>
  );
}
