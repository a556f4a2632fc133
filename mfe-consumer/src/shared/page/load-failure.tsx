import { ErrorState } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import { useWords } from '../../locales/texts.ts';
import { GoHome } from './go-home.tsx';

// The resource does not exist or its address is invalid: a retry will not help.
const NOWHERE = new Set([400, 404]);

type LoadFailureProps = { error: unknown; onRetry: () => void; isRetrying: boolean };

/** a page that does not exist leads home with a message; any other failure can be retried. */
export function LoadFailure({ error, onRetry, isRetrying }: LoadFailureProps) {
  const t = useWords();
  if (error instanceof CallError && NOWHERE.has(error.status)) {
    return <GoHome reason={errorText(t, error)} />;
  }
  return <ErrorState error={error} onRetry={onRetry} isRetrying={isRetrying} />;
}
