import type { DailyCounter } from '@turno/shared-types';
import { OF_DAY_BEFORE, servedText } from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { TicketNumber } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { type ReactNode, useRef } from 'react';
import { texts } from '../../locales/texts.ts';
import { predictedCallAtom } from '../calling/call-atoms.ts';
import { nextTicketOf } from '../calling/next-state.ts';
import { isPredicted } from '../calling/predicted-call.ts';
import { callOfDesk, deskAtom } from '../desks/desk-atoms.ts';
import { useIsDayBefore } from '../served/day-before.ts';
import { useServedNumber } from '../served/served-in-sight.ts';
import { useServedTicket } from '../served/served-ticket.ts';
import s from './serving.module.css';

/**
 * MER-016: the number that this desk serves, large, and the next one. The unnamed desk also sees only its own number, because
 * the commands below apply to that number (S-20, S-21). It may have been called on the previous day (S-05).
 */
export function Serving({ counter, served: day }: { counter: DailyCounter; served: DailyCounter }) {
  const t = useTexts(texts);
  const desk = useAtomValue(deskAtom);
  const call = useAtomValue(predictedCallAtom);
  const predicted = call && isPredicted(counter, call) ? call : null;
  const isCalling = predicted !== null;
  const isDayBefore = useIsDayBefore();
  const latest = callOfDesk(day, desk);
  const own = latest?.ended ? null : latest;
  // Services of an earlier release do not say which desk called.
  const served = day.latestCalls
    ? { ticket: own?.ticketValue ?? null, paxCount: own?.paxCount ?? null }
    : { ticket: counter.currentTicket, paxCount: counter.currentTicketPaxCount };
  const label = desk?.name ? t('servingAt', { desk: desk.name }) : t('serving');
  const waiting = counter.ticketsAhead - (isCalling ? 1 : 0);
  return (
    <div className={s.numbers}>
      <ServedTicket
        ticket={(predicted ?? served).ticket}
        paxCount={(predicted ?? served).paxCount}
        label={isCalling ? t('calling') : label}
        isCalling={isCalling}
        counterId={isCalling || day === counter ? undefined : day.id}
        isOfDayBefore={!isCalling && isDayBefore(day)}
      />
      {waiting > 0 && (isCalling || counter.nextTicket !== null) && (
        <div className={s.next}>
          <p className={s.label}>{t('next')}</p>
          <TicketNumber
            size="stat"
            value={isCalling ? null : nextTicketOf(counter)}
            className={s.nextNumber}
          />
          <People count={isCalling ? null : counter.nextTicketPaxCount} />
        </div>
      )}
    </div>
  );
}

type ServedTicketProps = {
  label: ReactNode;
  ticket: string | null;
  paxCount: number | null;
  /** Whether the services have not confirmed the number yet. */
  isCalling?: boolean;
  /** The day on which it was called, if that is not the current one. */
  counterId?: number | undefined;
  isOfDayBefore?: boolean;
};

/** The number that a desk serves, the name of its holder, and whether all of its people have entered (S-21). */
export function ServedTicket({
  label,
  ticket,
  paxCount,
  isCalling = false,
  isOfDayBefore = false,
  counterId,
}: ServedTicketProps) {
  const t = useTexts(texts);
  const { displayName: name = null, checkedInAt = null } = useServedTicket(ticket, counterId) ?? {};
  const number = useRef<HTMLDivElement>(null);
  const locale = useAtomValue(localeAtom);
  useServedNumber(number, {
    label,
    ticket: ticket && servedText({ ticketValue: ticket, isOfDayBefore }, locale),
  });
  return (
    <div className={s.now} data-calling={isCalling || undefined}>
      <p className={s.label}>{label}</p>
      {ticket === null ? (
        <p className={s.nobody}>{t('servingNobody')}</p>
      ) : (
        <div ref={number}>
          <TicketNumber size="dashboard" value={ticket} />
          {isOfDayBefore && <p className={s.label}>{OF_DAY_BEFORE[locale]}</p>}
        </div>
      )}
      {name && <p className={s.person}>{name}</p>}
      <People count={paxCount} />
      {checkedInAt && <p className={s.inside}>{t('shows.checkedIn')}</p>}
    </div>
  );
}

/** The party size of a ticket, if it is more than one. */
function People({ count }: { count: number | null }) {
  const t = useTexts(texts);
  return count !== null && count > 1 ? <p className={s.label}>{t('people', { count })}</p> : null;
}
