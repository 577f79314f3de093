import { Fragment } from 'react';

/** A `mailto:` link. Where it is too wide it breaks after the @ and before a dot. */
export function MailLink({ address }: { address: string }) {
  const parts = address.split(/(?<=@)|(?=\.)/);
  return (
    <a href={`mailto:${address}`}>
      {parts.map((part, index) => (
        <Fragment key={part}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </a>
  );
}
