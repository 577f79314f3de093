import { booking } from '#content/booking.ts';
import type { IconName } from '#drawings/icons.ts';
import { Button, type ButtonSize, type ButtonVariant } from '#ui/controls/button.tsx';
import { opensDialog } from '#ui/dialog/dialog-controls.ts';

interface BookMeetingButtonProps {
  readonly variant?: ButtonVariant;
  readonly size?: ButtonSize;
  readonly icon?: IconName;
}

/** The call to action that opens the booking dialog. */
export function BookMeetingButton(look: BookMeetingButtonProps) {
  return (
    <Button {...look} {...opensDialog('booking')}>
      {booking.title}
    </Button>
  );
}
