import { ErrorState } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

export type RemoteBoundaryProps = {
  /** The remote's name, for the error report. */
  name: string;
  /** Called before the remote is tried again. */
  onRetry?: () => void;
  /** Receives the thrown error. */
  onError?: (error: unknown, name: string) => void;
  children: ReactNode;
};

/** Confines a remote's failure to the remote; the rest of the page keeps working. */
export function RemoteBoundary({ name, onRetry, onError, children }: RemoteBoundaryProps) {
  return (
    <ErrorBoundary
      FallbackComponent={Failed}
      onReset={() => onRetry?.()}
      onError={(error) => onError?.(error, name)}
    >
      {children}
    </ErrorBoundary>
  );
}

function Failed({ resetErrorBoundary }: FallbackProps) {
  const t = useSharedTexts();
  return <ErrorState isPage message={t('remoteFailed')} onRetry={() => resetErrorBoundary()} />;
}
