import { ErrorState, PageTitle, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import type { ReactNode } from 'react';
import { texts } from '../locales/texts.ts';
import s from './invitation-page.module.css';

type InvitationPageProps<T> = {
  query: {
    data: T | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Whether the link names no invitation, so that a retry would not help. */
  isUnknown: boolean;
  /** Shown in place of an invitation that is unknown. */
  unknown: ReactNode;
  children: (invitation: T) => ReactNode;
};

/** The page of an invitation's link: loading, unknown, failed, or the invitation itself. */
export function InvitationPage<T>({ query, isUnknown, unknown, children }: InvitationPageProps<T>) {
  const t = useTexts(texts);
  const { data, error, isFetching, refetch } = query;
  return (
    <div className={s.page}>
      {/* SHL-023: the document's title is Italian in every language. */}
      <PageTitle title="Invito">{t('invitation.title')}</PageTitle>
      {data && children(data)}
      {!data && isUnknown && unknown}
      {!data && error && !isUnknown && (
        <ErrorState
          title={t('invitation.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!data && !error && (
        <SkeletonGroup>
          <Skeleton height="10rem" radius="16px" />
        </SkeletonGroup>
      )}
    </div>
  );
}
