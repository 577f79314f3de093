import type { ReactNode } from 'react';

/** A text with the number of CO2 set below the line. */
export function withFormulas(text: string): ReactNode {
  const [start, ...others] = text.split('CO2');
  return (
    <>
      {start}
      {others.map((part) => (
        <span key={part}>
          CO<sub>2</sub>
          {part}
        </span>
      ))}
    </>
  );
}
