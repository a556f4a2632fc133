import type { Ticket } from '@turno/shared-types';
import { NOTICE_WORDS } from '@turno/shared-types/notice-words';
import { waitStart } from '@turno/shared-types/rules';
import {
  type LeaveNews,
  leaveNews,
  safeSecondsOf,
  secondsUntilLeaving,
} from '@turno/shared-types/waits';
import { localeAtom } from '@turno/shared-ui/boot';
import { Alert, useAnnounce } from '@turno/shared-ui/components';
import { formatTime } from '@turno/shared-ui/i18n';
import { vibrateForTurn } from '@turno/shared-ui/sound';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import { useWords } from '../../locales/texts.ts';
import { leavingAtom } from './atoms.ts';

type LeaveAlertProps = { ticket: Ticket; updatedAt: number; now: Date; ring: () => void };

/** Announces when to leave, and corrections of it; shows nothing until the holder says how far away they are. */
export function LeaveAlert({ ticket, updatedAt, now, ring }: LeaveAlertProps) {
  const t = useWords();
  const words = NOTICE_WORDS[useAtomValue(localeAtom)];
  const announce = useAnnounce();
  const [read, setLeaving] = useAtom(leavingAtom);
  const leaving = read(ticket);
  const facts = leaving && leaveFacts(ticket, { minutes: leaving.minutes, updatedAt, now });
  const told = leaving && facts ? leaveNews(leaving.told, facts) : null;
  const notify = useEffectEvent((news: LeaveNews | null) => {
    if (!leaving || !news) return;
    setLeaving(ticket, { ...leaving, told: news });
    if (news.state === 'held') return;
    announce(`${words[news.state].title}. ${words[news.state].text}`);
    if (news.state === 'later') return;
    vibrateForTurn();
    ring();
  });
  const isNews = told !== (leaving?.told ?? null);
  useEffect(() => {
    if (isNews) notify(told);
  }, [isNews, told]);
  // During a pause its own alert says that the time to leave will be later.
  if (!facts || facts.isHeldUp) return null;
  if (told && told.state !== 'held') {
    const { title, text } = words[told.state];
    const kind = told.state === 'later' ? 'info' : 'warning';
    return (
      <Alert kind={kind} title={title}>
        {text}
      </Alert>
    );
  }
  const from = waitStart(ticket, new Date(updatedAt)).getTime();
  const { earliestSeconds, travelSeconds } = facts;
  const start = { earliestSeconds: earliestSeconds + facts.passed, travelSeconds };
  const at = new Date(from + secondsUntilLeaving(start) * 1_000);
  return (
    <Alert>
      {t('notices.leaveAt', { time: formatTime(at.toISOString(), ticket.merchant.timezone) })}
    </Alert>
  );
}

/** The input for the time to leave; `null` if the wait is unknown. */
function leaveFacts(
  ticket: Ticket,
  { minutes, updatedAt, now }: { minutes: number; updatedAt: number; now: Date },
) {
  const { estimatedWaitingTime, queueDailyCounter, waitLow, waitEarliest } = ticket;
  if (estimatedWaitingTime === null) return null;
  const passed = Math.max(0, now.getTime() - updatedAt) / 1_000;
  return {
    earliestSeconds: (waitEarliest ?? waitLow ?? estimatedWaitingTime) - passed,
    safeSeconds: (safeSecondsOf(ticket) ?? estimatedWaitingTime) - passed,
    medianSeconds: estimatedWaitingTime - passed,
    travelSeconds: minutes * 60,
    passed,
    isHeldUp: queueDailyCounter.paused,
    now: now.getTime(),
  };
}
