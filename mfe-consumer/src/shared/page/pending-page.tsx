import type { ErrorCode } from '@turno/shared-types';
import type { ReactNode } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { BackLink } from './back-link.tsx';
import { LoadFailure } from './load-failure.tsx';
import { Page } from './page.tsx';

type PendingPageProps = {
  query: { error: unknown; isFetching: boolean; refetch: () => unknown };
  /** The code to show when the services cannot parse the address. */
  missing: ErrorCode;
  skeleton: ReactNode;
};

/** A page without data yet: its skeleton, or the reason why it failed to load, with a way back. */
export function PendingPage({ query, missing, skeleton }: PendingPageProps) {
  const t = useWords();
  const { error, isFetching, refetch } = query;
  if (!error) return <Page>{skeleton}</Page>;
  return (
    <Page>
      <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      <LoadFailure
        error={error}
        missing={missing}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        isPage
      />
    </Page>
  );
}
