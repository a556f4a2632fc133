import { ErrorState } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

export type RemoteBoundaryProps = {
  /** The remote's name, for whoever reads the report. */
  name: string;
  /** Called before the remote is tried again. */
  onRetry?: () => void;
  /** Told what was thrown. */
  onError?: (error: unknown, name: string) => void;
  children: ReactNode;
};

/** Keeps a remote's failure to the remote's own place: the rest of the page goes on. */
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
  return <ErrorState message={t('remoteFailed')} onRetry={() => resetErrorBoundary()} />;
}
