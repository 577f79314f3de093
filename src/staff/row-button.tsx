import type { ComponentProps } from 'react';
import { Button } from '#ui/controls/button.tsx';

interface RowButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'size'> {
  readonly name: string;
  /** What the button acts on, for screen readers, which may read it apart from its row. */
  readonly of: string;
}

/** A small button in a row of a list. */
export function RowButton({ name, of, ...button }: RowButtonProps) {
  return (
    <Button variant="tertiary" {...button} size="small" aria-label={`${name}: ${of}`}>
      {name}
    </Button>
  );
}
