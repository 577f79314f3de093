import { type ComponentProps, useState } from 'react';
import { useWhenOnline } from '#browser/connection.ts';
import { hasMissingFile } from '#browser/missing-files.ts';
import { reloadPage } from '#browser/reload-page.ts';
import { Button } from './button.tsx';

interface RetryButtonProps extends Pick<ComponentProps<typeof Button>, 'variant'> {
  readonly onRetry: () => unknown;
  readonly children?: string;
}

/**
 * Retries what has failed: when pressed, and by itself when the browser is back online. A missing file of the app
 * makes it reload the page, so use it only on screens without unsaved input.
 */
export function RetryButton({ onRetry, children = 'Try again', variant }: RetryButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    if (isBusy) return;
    setBusy(true);
    await (hasMissingFile() ? reloadPage() : onRetry());
    setBusy(false);
  };
  useWhenOnline(() => void retry());
  return (
    <Button {...(variant && { variant })} busy={isBusy} onClick={retry}>
      {children}
    </Button>
  );
}
