import { type DailyCounter, queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import { httpAtom } from '@turno/shared-ui/boot';
import { Button, ErrorState, Sheet, Skeleton } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { atomWithQuery } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom, queueAtom } from '../../shared/merchant-atoms.ts';
import s from './called-ticket-actions.module.css';
import { mayMoveAtom } from './command-atoms.ts';
import { MoveChoices } from './move-ticket.tsx';

/** Read again whenever the queue moves. */
const waitingAtom = atomWithQuery<StaffTicket[]>((get) => {
  const merchantId = get(merchantAtom)?.id ?? 0;
  const queue = get(queueAtom);
  const [day] = queue?.queue_daily_counters ?? [];
  return {
    queryKey: ['waiting-tickets', day?.id, day?.nextTicket, day?.ticketsAhead],
    queryFn: () =>
      send(get(httpAtom), queueTicketsCall, {
        params: { merchantId, queueId: queue?.id ?? 0 },
        query: { executed: false, per_page: MAX_PER_PAGE },
      }),
    placeholderData: (before: StaffTicket[] | undefined) => before,
  };
});

/** S-21: who waits in the shown queue; each number can be moved to another queue. */
export function WaitingList({ counter }: { counter: DailyCounter }) {
  const t = useTexts(texts);
  const mayMove = useAtomValue(mayMoveAtom);
  const isOnline = useOnline();
  const [isOpen, setOpen] = useState(false);
  const [moving, setMoving] = useState<StaffTicket | null>(null);
  if (!mayMove || counter.ticketsAhead === 0) return null;
  const show = (isShown: boolean) => {
    setOpen(isShown);
    setMoving(null);
  };
  const ticket = moving?.ticketValue ?? '';
  return (
    <>
      <Button variant="secondary" isDisabled={!isOnline} onPress={() => show(true)}>
        {t('move.waiting')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onOpenChange={show}
        title={moving ? t('move.title', { ticket }) : t('move.waiting')}
      >
        {moving ? (
          <MoveChoices ticket={movable(moving)} onChosen={() => show(false)} />
        ) : (
          <Tickets onMove={setMoving} />
        )}
      </Sheet>
    </>
  );
}

function movable({ counter, ticketValue, queue, queueDailyCounterId }: StaffTicket) {
  return { counter, ticketValue, day: { queueId: queue.id, counterId: queueDailyCounterId } };
}

function Tickets({ onMove }: { onMove: (ticket: StaffTicket) => void }) {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(waitingAtom);
  if (!data) {
    if (!error) return <Skeleton height="12rem" radius="12px" />;
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <ErrorState error={error} title={t('shows.loadFailed')} {...retry} />;
  }
  if (data.length === 0) return <p>{t('move.nobody')}</p>;
  return (
    <>
      <ul className={s.waiting}>
        {data.map((ticket) => (
          <li key={`${ticket.queueDailyCounterId} ${ticket.counter}`} className={s.row}>
            <b>{ticket.ticketValue}</b>
            <span className={s.who}>{ticket.displayName ?? t('shows.noName')}</span>
            <span>{t('people', { count: ticket.paxCount })}</span>
            <Button variant="secondary" onPress={() => onMove(ticket)}>
              {t('move.row', { ticket: ticket.ticketValue })}
            </Button>
          </li>
        ))}
      </ul>
      {data.length === MAX_PER_PAGE && <p>{t('move.first', { count: MAX_PER_PAGE })}</p>}
    </>
  );
}
