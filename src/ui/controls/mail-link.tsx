import { Fragment } from 'react';

/** A `mailto:` link. Where it is too wide it breaks after the @ and before a dot. */
export function MailLink({ email }: { email: string }) {
  const parts = email.split(/(?<=@)|(?=\.)/);
  return (
    <a href={`mailto:${email}`}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
