import {
  Button,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  useToast,
  VisuallyHidden,
} from '@turno/shared-ui/components';
import { errorText, formatDate, formatTime } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useRef, useState } from 'react';
import { useWords, type Words } from '../locales/texts.ts';
import s from './account.module.css';
import {
  endOtherSessionsAtom,
  endSessionAtom,
  type SignedInSession,
  sessionsAtom,
} from './atoms.ts';
import { Section } from './section.tsx';

/** The account's sessions; each except this one has a button that ends it. */
export function SessionsSection() {
  const t = useWords();
  const { data: sessions, error, isFetching, refetch } = useAtomValue(sessionsAtom);
  const heading = useRef<HTMLHeadingElement>(null);
  // The row is removed together with the pressed button, which has the focus.
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
      {sessions && sessions.length > 1 && (
        <EndOthersButton onEnded={() => heading.current?.focus()} />
      )}
    </Section>
  );
}

/** Ends all sessions but this one. */
function EndOthersButton({ onEnded }: { onEnded: () => void }) {
  const t = useWords();
  const endOthers = useSetAtom(endOtherSessionsAtom);
  const toast = useToast();
  const [isEnding, setEnding] = useState(false);
  const end = async () => {
    setEnding(true);
    try {
      await endOthers();
      toast.success(t('account.othersEnded'));
      onEnded();
    } catch (error) {
      toast.error(errorText(t, error));
      setEnding(false);
    }
  };
  return (
    <Button
      variant="secondary"
      className={s.action}
      isPending={isEnding}
      onPress={() => void end()}
    >
      {t('account.endOthers')}
    </Button>
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

type SessionRowProps = { session: SignedInSession; isEnding: boolean; onEnd: () => void };

/** One session of the account. */
function SessionRow({ session, isEnding, onEnd }: SessionRowProps) {
  const t = useWords();
  const device = session.device ?? t('account.unknownDevice');
  return (
    <li className={s.row}>
      <div className={s.words}>
        <strong className={s.device}>{device}</strong>
        <span className={s.text}>
          {session.isCurrent
            ? t('account.thisDevice')
            : t('account.lastUsed', dated(t, session.lastUsedAt))}
        </span>
        <span className={s.text}>{t('account.since', dated(t, session.createdAt))}</span>
      </div>
      {!session.isCurrent && (
        <Button variant="secondary" isPending={isEnding} onPress={onEnd}>
          {t('account.end')}
          <VisuallyHidden>: {device}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

// SHL-030, in the browser's time zone: a session belongs to no merchant.
function dated(t: Words, at: string): { date: string; time: string } {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { date: formatDate(t, at, timeZone), time: formatTime(at, timeZone) };
}
