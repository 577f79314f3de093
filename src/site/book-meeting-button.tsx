import type { ReactNode } from 'react';
import { booking } from '#content/booking.ts';
import type { IconName } from '#drawings/icons.ts';
import { tracks } from '#measurement/track-elements.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/controls/button.tsx';
import { opensDialog } from '#ui/dialog/dialog-controls.ts';

interface BookMeetingButtonProps {
  /** A shorter label, where there is little room. */
  readonly children?: ReactNode;
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

/** The call to action that opens the booking dialog. */
export function BookMeetingButton({ children = booking.title, ...look }: BookMeetingButtonProps) {
  return (
    <Button {...look} {...opensDialog('booking')} {...tracks({ event: 'meeting_opened' })}>
      {children}
    </Button>
  );
}
