import {
  type DailyCounter,
  type Queue,
  queueTicketsCall,
  type StaffTicket,
} from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import { isLeftToDesk, type TicketCommand } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { ErrorState, Sheet, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import { type Http, send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useRef } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom, unseenCheckInsAtom } from '../../shared/merchant-atoms.ts';
import actions from '../calling/called-ticket-actions.module.css';
import { CommandButton, PutBackButton } from '../calling/ticket-command.tsx';
import { partyOf } from '../served/served-ticket.ts';
import { useReload } from '../waiting/use-reload.ts';
import list from '../waiting/waiting-list.module.css';
import { CancelShow } from './cancel-show.tsx';
import s from './event-panel.module.css';

/** The show whose tickets are open; `date` is set only for a later day. */
type OpenShow = { queueId: number; counterId: number; time: string; date?: string };

export const openShowAtom = atom<OpenShow | null>(null);

const ticketsQueryAtom = atomWithQuery<StaffTicket[]>((get) => {
  const show = get(openShowAtom);
  const merchantId = get(merchantAtom)?.id ?? 0;
  return {
    queryKey: ['show-tickets', merchantId, show?.counterId ?? null],
    queryFn: () => (show ? readTickets(get(httpAtom), merchantId, show) : []),
    enabled: show !== null,
    staleTime: 0,
  };
});

/** No show has more pages of tickets than this. */
const MAX_PAGES = 20;

/** The tickets of one show. A service of an earlier release answers those of the whole day. */
async function readTickets(http: Http, merchantId: number, show: OpenShow) {
  const { queueId, counterId, date } = show;
  const found: StaffTicket[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const tickets = await send(http, queueTicketsCall, {
      params: { merchantId, queueId },
      query: {
        // Including ended tickets, so that staff see who is affected by a cancelled show.
        page,
        per_page: MAX_PER_PAGE,
        counterId,
        with_ended: true,
        ...(date === undefined ? {} : { date }),
      },
    });
    found.push(...tickets.filter((ticket) => ticket.queueDailyCounterId === counterId));
    if (tickets.length < MAX_PER_PAGE) break;
  }
  return found;
}

/** S-05: the bookings of a show, with the state of each ticket. */
export function ShowTickets({ queue }: { queue: Queue }) {
  const t = useTexts(texts);
  const [show, setShow] = useAtom(openShowAtom);
  if (show?.queueId !== queue.id) return null;
  const counters = [...queue.queue_daily_counters, ...(queue.coming_daily_counters ?? [])];
  const counter = counters.find(({ id }) => id === show.counterId) ?? null;
  return (
    <Sheet isOpen onOpenChange={() => setShow(null)} title={t('shows.ticketsOf', show)}>
      <TicketList counter={counter} isPresent={show.date === undefined} />
      {counter && <CancelShow show={show} counter={counter} />}
    </Sheet>
  );
}

type TicketListProps = { counter: DailyCounter | null; isPresent: boolean };

function TicketList({ counter, isPresent }: TicketListProps) {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(ticketsQueryAtom);
  useReload(counter, () => void refetch(), useAtomValue(unseenCheckInsAtom));
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
  if (data.length === 0) return <p>{t('shows.noTickets')}</p>;
  return (
    <ul className={s.list}>
      {data.map((ticket) => (
        <TicketRow
          key={ticket.counter}
          ticket={ticket}
          commands={isPresent ? commandsOf(ticket) : []}
          onDone={() => void refetch()}
        />
      ))}
    </ul>
  );
}

type TicketRowProps = {
  ticket: StaffTicket;
  commands: readonly TicketCommand[];
  onDone: () => void;
};

function TicketRow({ ticket, commands, onDone }: TicketRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const after = () => {
    // The pressed button is about to leave the row, and would take the focus with it.
    row.current?.focus();
    onDone();
  };
  return (
    <li ref={row} tabIndex={-1} className={s.ticket}>
      <TicketFacts ticket={ticket} />
      {commands.length > 0 && <TicketCommands ticket={ticket} commands={commands} onDone={after} />}
    </li>
  );
}

function TicketFacts({ ticket }: { ticket: StaffTicket }) {
  const t = useTexts(texts);
  const { ticketValue, displayName, paxCount } = ticket;
  const state = stateOf(ticket);
  const facts = [t('people', { count: paxCount }), state && t(`shows.${state}`)].filter(Boolean);
  return (
    <div className={list.row}>
      <b className={list.number}>{ticketValue}</b>
      <span className={list.who}>
        <span>{displayName ?? t('shows.noName')}</span>
        <span className={list.small}>{facts.join(' · ')}</span>
      </span>
    </div>
  );
}

function stateOf({ canceledAt, checkedInAt, asideAt, calledAgainAt, executedAt }: StaffTicket) {
  if (canceledAt) return 'cancelled';
  if (checkedInAt) return 'checkedIn';
  if (asideAt) return 'aside';
  if (executedAt) return calledAgainAt ? 'calledAgain' : 'called';
  return null;
}

/**
 * S-14, S-21: the commands that staff still have for a ticket, while it is called and valid and depending on who has entered.
 */
function commandsOf(ticket: StaffTicket): TicketCommand[] {
  const { executedAt, canceledAt, asideAt } = ticket;
  if (executedAt === null || canceledAt !== null) return [];
  const commands: TicketCommand[] = asideAt
    ? ['call-again']
    : ['call-again', 'not-come', 'put-back'];
  return commands.filter((command) => isLeftToDesk(command, partyOf(ticket)));
}

/** S-21: the commands for a called ticket of a show; seats belong to their event, so a ticket cannot be moved. */
function TicketCommands({ ticket, commands, onDone }: TicketRowProps) {
  const t = useTexts(texts);
  const { ticketValue, asideAt } = ticket;
  const day = { queueId: ticket.queue.id, counterId: ticket.queueDailyCounterId };
  const commanded = { ticket: { counter: ticket.counter, ticketValue, day }, onDone };
  const label = t('ticketCommands.label', { ticket: ticketValue });
  return (
    <fieldset className={actions.actions} aria-label={label}>
      {commands.includes('call-again') && (
        <CommandButton
          command="call-again"
          {...commanded}
          {...(asideAt ? { broughtBack: ticketValue } : {})}
        />
      )}
      {commands.includes('not-come') && <CommandButton command="not-come" {...commanded} />}
      {commands.includes('put-back') && (
        <PutBackButton {...commanded} waiting={ticket.queueDailyCounter.ticketsAhead} />
      )}
    </fieldset>
  );
}
