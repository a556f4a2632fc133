import type { Ticket } from '@turno/shared-types';
import { propsAtom, sessionAtom } from '@turno/shared-ui/boot';
import {
  Alert,
  Button,
  Checkbox,
  Clock,
  ErrorState,
  Sheet,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { errorText } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { leavingAtom, noticesOf } from './atoms.ts';
import { canPush } from './browser-push.ts';
import s from './notices.module.css';
import { PushPart } from './push-part.tsx';
import { TravelTimeForm } from './travel-time-form.tsx';
import { useNoticesChange } from './use-notices-change.ts';

/** Settings for messages about a ticket and for the time to leave; it asks for nothing until the holder opens it. */
export function NoticeSettings({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const id = useId();
  const minutes = useAtomValue(leavingAtom)(ticket)?.minutes ?? null;
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={s.setting}>
      <Button
        variant="secondary"
        icon={<Clock aria-hidden />}
        onPress={() => setOpen(true)}
        isFullWidth
        {...(minutes === null ? {} : { 'aria-describedby': id })}
      >
        {t('notices.button')}
      </Button>
      {minutes !== null && (
        <p id={id} className={s.small}>
          {t('notices.travelTimeKept', { minutes: String(minutes) })}
        </p>
      )}
      <Sheet isOpen={isOpen} onOpenChange={setOpen} title={t('notices.title')}>
        {isOpen && <Settings ticket={ticket} onDone={() => setOpen(false)} />}
      </Sheet>
    </div>
  );
}

function Settings({ ticket, onDone }: { ticket: Ticket; onDone: () => void }) {
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const hasAccount = useAtomValue(sessionAtom)?.roles.includes('ROLE_USER') ?? false;
  const hasPush = canPush(siteBase);
  const t = useWords();
  return (
    <div className={s.parts}>
      {!hasPush && <p>{t('notices.pageOnly')}</p>}
      {(hasPush || hasAccount) && (
        <Ways ticket={ticket} hasPush={hasPush} hasAccount={hasAccount} />
      )}
      <TravelTimeForm ticket={ticket} onDone={onDone} />
    </div>
  );
}

type WaysProps = { ticket: Ticket; hasPush: boolean; hasAccount: boolean };

/** The channels for messages while the page is closed. */
function Ways({ ticket, hasPush, hasAccount }: WaysProps) {
  const t = useWords();
  const { data: notices, error, isFetching, refetch } = useAtomValue(noticesOf(ticket));
  const { change, run, isPending, problem } = useNoticesChange(ticket);
  if (error && !notices) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!notices) {
    return (
      <SkeletonGroup>
        <Skeleton height="3em" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={s.part}>
      {problem !== null && <Alert kind="error">{errorText(t, problem)}</Alert>}
      {hasPush && <PushPart notices={notices} isPending={isPending} run={run} />}
      {hasAccount && (
        <Checkbox
          isSelected={notices.byEmail}
          isReadOnly={isPending}
          onChange={(byEmail) => void change({ byEmail })}
        >
          {t('notices.byEmail')}
        </Checkbox>
      )}
    </div>
  );
}
