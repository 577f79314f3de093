import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'size'> {
  readonly name: string;
  /** What the button acts on. Screen readers may read the button apart from its row. */
  readonly subject: string;
}

/** A small button in a row of a list. */
export function RowButton({ name, subject, ...button }: RowButtonProps) {
  return (
    <Button variant="tertiary" {...button} size="small" aria-label={`${name}: ${subject}`}>
      {name}
    </Button>
  );
}
