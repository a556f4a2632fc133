import type { DailyCounter, Queue, StaffTicket } from '@turno/shared-types';
import { Button, Card, ErrorState, Sheet, Skeleton } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useId, useRef, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { predictedCallAtom } from '../calling/call-atoms.ts';
import { mayMoveAtom } from '../calling/command-atoms.ts';
import { MoveChoices } from '../calling/move-ticket.tsx';
import { ROWS, stillWaiting, waitingPageAtom, waitingTicketsAtom } from './waiting-atoms.ts';
import s from './waiting-list.module.css';

/** The list is read again at most so often while the queue moves. */
const RELOAD_MS = 1_000;

/** S-21: who waits in the shown queue, page by page; each number can be moved to another queue. */
export function WaitingList({ queue, counter }: { queue: Queue; counter: DailyCounter }) {
  const t = useTexts(texts);
  const id = useId();
  const [moving, setMoving] = useState<StaffTicket | null>(null);
  if (counter.ticketsAhead === 0) return null;
  const ticket = moving?.ticketValue ?? '';
  return (
    <Card as="section" aria-labelledby={id}>
      <h3 id={id} className={s.heading}>
        {t('move.waiting')}
      </h3>
      <Tickets queue={queue} counter={counter} onMove={setMoving} />
      <WaitingPages count={counter.ticketsAhead} />
      <Sheet
        isOpen={moving !== null}
        onOpenChange={() => setMoving(null)}
        title={t('move.title', { ticket })}
      >
        {moving && <MoveChoices ticket={movable(moving)} onChosen={() => setMoving(null)} />}
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
  const { data, error, refetch, isFetching } = useAtomValue(waitingTicketsAtom);
  const call = useAtomValue(predictedCallAtom);
  const timezone = useAtomValue(merchantAtom)?.timezone ?? 'UTC';
  const mayMove = useAtomValue(mayMoveAtom);
  useReload(
    `${counter.id} ${counter.nextTicket} ${counter.nextAvailableTicket} ${counter.ticketsAhead}`,
    () => void refetch(),
  );
  if (!data) {
    if (!error) return <Skeleton height="12rem" radius="12px" />;
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <ErrorState error={error} title={t('shows.loadFailed')} {...retry} />;
  }
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

/** Leads through the pages of a list that is longer than one. */
function WaitingPages({ count }: { count: number }) {
  const t = useTexts(texts);
  const [page, setPage] = useAtom(waitingPageAtom);
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

/** Reads the list again after the queue has moved, at most once in a while, however fast it moves. */
function useReload(moved: string, reload: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const latest = useRef({ moved, reload });
  useEffect(() => {
    const hasMoved = latest.current.moved !== moved;
    latest.current = { moved, reload };
    if (!hasMoved) return;
    timer.current ??= setTimeout(() => {
      timer.current = null;
      latest.current.reload();
    }, RELOAD_MS);
  }, [moved, reload]);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
}
