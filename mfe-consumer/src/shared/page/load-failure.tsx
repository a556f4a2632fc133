import type { ErrorCode } from '@turno/shared-types';
import { ErrorState, useToast } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import { Navigate } from '@turno/shared-ui/router';
import { useEffect } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';

// The resource does not exist or its address is invalid: a retry will not help.
const PERMANENT = new Set([400, 404]);

type LoadFailureProps = {
  error: unknown;
  /** The code to show when the services cannot parse the address. */
  missing: ErrorCode;
  onRetry: () => void;
  isRetrying: boolean;
  /** Whether the page has no other content. */
  isPage?: boolean;
};

/** a page that does not exist redirects home with a message; any other failure can be retried. */
export function LoadFailure(props: LoadFailureProps) {
  const t = useWords();
  const { missing, ...failure } = props;
  const { error } = failure;
  if (error instanceof CallError && PERMANENT.has(error.status)) {
    return error.status === 404 ? (
      <GoHome reason={errorText(t, error)} />
    ) : (
      <GoHome code={missing} />
    );
  }
  return <ErrorState {...failure} />;
}

/** The text to show, or the code of what the address does not lead to. */
type GoHomeProps = ({ reason: string } | { code: ErrorCode }) & {
  /** The page to open instead of home. */
  to?: string;
};

/** Redirects home from an invalid address, and shows the reason. */
export function GoHome(props: GoHomeProps) {
  const t = useWords();
  const toast = useToast();
  const words =
    'reason' in props
      ? props.reason
      : errorText(t, new CallError({ code: props.code, status: 404, message: '' }));
  useEffect(() => {
    toast.error(words);
  }, [words, toast]);
  return <Navigate to={props.to ?? ROUTES.home} replace />;
}
