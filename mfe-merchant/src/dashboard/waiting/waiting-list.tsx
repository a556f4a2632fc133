import type { DailyCounter, Queue, StaffTicket } from '@turno/shared-types';
import {
  Button,
  Card,
  ErrorState,
  Sheet,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useKeptFocus } from '@turno/shared-ui/data';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { predictedCallAtom } from '../calling/call-atoms.ts';
import { mayMoveAtom } from '../calling/command-atoms.ts';
import { MoveChoices } from '../calling/move-ticket.tsx';
import { useReload } from './use-reload.ts';
import { ROWS, stillWaiting, waitingPageAtomFor, waitingTicketsAtomFor } from './waiting-atoms.ts';
import s from './waiting-list.module.css';

type WaitingListProps = {
  queue: Queue;
  counter: DailyCounter;
  /** Whether the heading contains the queue's name, because several lists are shown together. */
  isNamed?: boolean;
};

/** S-21: who waits in a queue, page by page; each number can be moved to another queue. */
export function WaitingList({ queue, counter, isNamed = false }: WaitingListProps) {
  const t = useTexts(texts);
  const id = useId();
  const [moving, setMoving] = useState<StaffTicket | null>(null);
  const keepFocus = useKeptFocus();
  if (counter.ticketsAhead === 0) return null;
  const ticket = moving?.ticketValue ?? '';
  return (
    <Card as="section" ref={keepFocus} aria-labelledby={id}>
      <h3 id={id} className={s.heading}>
        {isNamed ? `${t('move.waiting')} · ${queue.name}` : t('move.waiting')}
      </h3>
      <Tickets queue={queue} counter={counter} onMove={setMoving} />
      <WaitingPages queueId={queue.id} count={counter.ticketsAhead} />
      <Sheet
        isOpen={moving !== null}
        onOpenChange={() => setMoving(null)}
        title={t('move.title', { ticket })}
      >
        {moving && (
          <MoveChoices queue={queue} ticket={movable(moving)} onChosen={() => setMoving(null)} />
        )}
      </Sheet>
    </Card>
  );
}

function movable({ counter, ticketValue, queue, queueDailyCounterId }: StaffTicket) {
  return { counter, ticketValue, day: { queueId: queue.id, counterId: queueDailyCounterId } };
}

type TicketsProps = {
  queue: Queue;
  counter: DailyCounter;
  onMove: (ticket: StaffTicket) => void;
};

function Tickets({ queue, counter, onMove }: TicketsProps) {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(waitingTicketsAtomFor(queue.id));
  const call = useAtomValue(predictedCallAtom);
  const timezone = useAtomValue(merchantAtom)?.timezone ?? 'UTC';
  const mayMove = useAtomValue(mayMoveAtom)(queue);
  const isOnline = useOnline();
  useReload(counter, () => void refetch());
  if (!data) {
    if (!error)
      return (
        <SkeletonGroup>
          <Skeleton height="12rem" radius="12px" />
        </SkeletonGroup>
      );
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <ErrorState error={error} title={t('shows.loadFailed')} {...retry} />;
  }
  if (data.length === 0) return <p className={s.small}>{t('tickets.noneWaiting')}</p>;
  return (
    <ul className={s.waiting}>
      {stillWaiting(data, queue, call?.ticket ?? null).map((ticket) => (
        <li key={`${ticket.queueDailyCounterId} ${ticket.counter}`} className={s.row}>
          <b className={s.number}>{ticket.ticketValue}</b>
          <span className={s.who}>
            {ticket.displayName && <span>{ticket.displayName}</span>}
            <span className={s.small}>
              {t('people', { count: ticket.paxCount })} ·{' '}
              {t('waiting.since', { time: formatTime(new Date(ticket.createdAt), timezone) })}
            </span>
          </span>
          {mayMove && (
            <Button
              variant="quiet"
              isDisabled={!isOnline}
              aria-label={t('move.row', { ticket: ticket.ticketValue })}
              onPress={() => onMove(ticket)}
            >
              {t('waiting.move')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Page buttons of a list with several pages. */
function WaitingPages({ queueId, count }: { queueId: number; count: number }) {
  const t = useTexts(texts);
  const [page, setPage] = useAtom(waitingPageAtomFor(queueId));
  const last = Math.max(1, Math.ceil(count / ROWS));
  useEffect(() => {
    if (page > last) setPage(last);
  }, [page, last, setPage]);
  if (last === 1) return null;
  const range = { from: (page - 1) * ROWS + 1, to: Math.min(count, page * ROWS), count };
  return (
    <nav className={s.pages} aria-label={t('waiting.pages')}>
      <Button variant="secondary" isDisabled={page === 1} onPress={() => setPage(page - 1)}>
        {t('waiting.before')}
      </Button>
      <span>{t('waiting.range', range)}</span>
      <Button variant="secondary" isDisabled={page >= last} onPress={() => setPage(page + 1)}>
        {t('waiting.after')}
      </Button>
    </nav>
  );
}
