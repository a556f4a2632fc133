import { ErrorState, Skeleton, SkeletonGroup, useToast } from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import s from './account.module.css';
import type { SignedInSession } from './account.ts';
import { endSessionAtom, sessionsAtom } from './atoms.ts';
import { Section } from './section.tsx';
import { SessionRow } from './session-row.tsx';

/** The account's sessions, each with a button to end it, except this one. */
export function SessionsSection() {
  const t = useWords();
  const { data: sessions, error, isFetching, refetch } = useAtomValue(sessionsAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row disappears with the pressed button, which has the focus.
  const { endingId, end } = useEnd(() => heading.current?.focus());
  return (
    <Section title={t('account.devices')} headingRef={heading}>
      {!sessions && !error && (
        <SkeletonGroup>
          <Skeleton height="3rem" />
          <Skeleton height="3rem" />
        </SkeletonGroup>
      )}
      {!sessions && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {sessions && (
        <ul className={s.list}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={endingId === session.id}
              onEnd={() => void end(session)}
            />
          ))}
        </ul>
      )}
    </Section>
  );
}

function useEnd(onEnded: () => void) {
  const t = useWords();
  const endSession = useSetAtom(endSessionAtom);
  const toast = useToast();
  const [endingId, setEndingId] = useState<string | null>(null);
  const end = async ({ id }: SignedInSession) => {
    setEndingId(id);
    try {
      await endSession(id);
      toast.success(t('account.ended'));
      onEnded();
    } catch (error) {
      toast.error(errorText(t, error));
    } finally {
      setEndingId(null);
    }
  };
  return { endingId, end };
}
