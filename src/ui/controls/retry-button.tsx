import { type ComponentProps, useState } from 'react';
import { useWhenOnline } from '#browser/connection.ts';
import { lacksFiles } from '#browser/missing-files.ts';
import { reloadPage } from '#browser/reload-page.ts';
import { Button } from './button.tsx';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  readonly onRetry: () => unknown;
  readonly children?: string;
}

/**
 * Tries again what has failed: when it is pressed, and by itself when the browser has a network again. Where a file of
 * the app is missing only a new page helps, so it stands on screens that hold nothing typed.
 */
export function RetryButton({ onRetry, children = 'Try again', variant }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setBusy(true);
    await (lacksFiles() ? reloadPage() : onRetry());
    setBusy(false);
  };
  useWhenOnline(() => void retry());
  return (
    <Button {...(variant && { variant })} busy={isBusy} onClick={retry}>
      {children}
    </Button>
  );
}
