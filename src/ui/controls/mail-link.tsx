import { Fragment } from 'react';

/** A link to write to an address. Where it is wider than its place it breaks after its @ and before a dot. */
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
