import { useRevalidator } from 'react-router-dom';
import { connection } from '#content/connection.ts';
import { RetryButton } from '#ui/controls/retry-button.tsx';
import { StatePanel } from '#ui/page/state-panel.tsx';

interface UnavailableProps {
  readonly title: string;
  /** Precedes the sentence about the connection. */
  readonly reason?: string;
  /** Called before the loaders run again. */
  readonly onRetry?: () => void;
}

/** Replaces content that could not be loaded; a retry runs the loaders of the page again. */
export function Unavailable({ title, reason, onRetry }: UnavailableProps) {
  const { revalidate } = useRevalidator();
  const retry = () => {
    onRetry?.();
    return revalidate();
  };
  return (
    <StatePanel title={title}>
      <p>
        {reason} {connection.unavailable}
      </p>
      <RetryButton variant="secondary" onRetry={retry} />
    </StatePanel>
  );
}
