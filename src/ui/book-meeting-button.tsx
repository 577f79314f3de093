import { booking } from '#content/booking.ts';
import type { IconName } from '#drawings/icons.ts';
import { Button, type ButtonSize, type ButtonVariant } from './button.tsx';
import { openDialog } from './dialog-store.ts';

interface BookMeetingButtonProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

/** The call to action that opens the booking dialog, wherever it stands. */
export function BookMeetingButton(look: BookMeetingButtonProps) {
  return (
    <Button {...look} aria-haspopup="dialog" onClick={() => openDialog('booking')}>
      {booking.title}
    </Button>
  );
}
