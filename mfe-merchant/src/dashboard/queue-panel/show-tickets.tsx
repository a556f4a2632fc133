import { queueTicketsCall, type StaffTicket } from '@turno/shared-types';
import { MAX_PER_PAGE } from '@turno/shared-types/constants';
import { httpAtom } from '@turno/shared-ui/boot';
import { ErrorState, Sheet, Skeleton } from '@turno/shared-ui/components';
import { type Http, send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom, useAtom, useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import s from './event-panel.module.css';

/** A show whose tickets are looked at; `date` only of a later day. */
type OpenShow = { queueId: number; counterId: number; time: string; date?: string };

export const openShowAtom = atom<OpenShow | null>(null);

const ticketsQueryAtom = atomWithQuery<StaffTicket[]>((get) => {
  const show = get(openShowAtom);
  const merchantId = get(merchantAtom)?.id ?? 0;
  return {
    queryKey: ['show-tickets', merchantId, show?.counterId ?? null],
    queryFn: () => (show ? readTickets(get(httpAtom), merchantId, show) : []),
    enabled: show !== null,
  };
});

/** More tickets than this belong to no show. */
const MAX_PAGES = 20;

/** The tickets of one show, which the services list among those of its day. */
async function readTickets(http: Http, merchantId: number, show: OpenShow) {
  const { queueId, counterId, date } = show;
  const found: StaffTicket[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const tickets = await send(http, queueTicketsCall, {
      params: { merchantId, queueId },
      query: { page, per_page: MAX_PER_PAGE, ...(date === undefined ? {} : { date }) },
    });
    found.push(...tickets.filter((ticket) => ticket.queueDailyCounterId === counterId));
    if (tickets.length < MAX_PER_PAGE) break;
  }
  return found;
}

/** S-05: who booked a show, with what became of each ticket. */
export function ShowTickets() {
  const t = useTexts(texts);
  const [show, setShow] = useAtom(openShowAtom);
  if (!show) return null;
  return (
    <Sheet isOpen onOpenChange={() => setShow(null)} title={t('shows.ticketsOf', show)}>
      <TicketList />
    </Sheet>
  );
}

function TicketList() {
  const t = useTexts(texts);
  const { data, error, refetch, isFetching } = useAtomValue(ticketsQueryAtom);
  if (!data) {
    if (!error) return <Skeleton height="12rem" radius="12px" />;
    const retry = { onRetry: () => void refetch(), isRetrying: isFetching };
    return <ErrorState error={error} title={t('shows.loadFailed')} {...retry} />;
  }
  const tickets = data.filter(({ canceledAt }) => canceledAt === null);
  if (tickets.length === 0) return <p>{t('shows.noTickets')}</p>;
  return (
    <ul className={s.list}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket.counter} ticket={ticket} />
      ))}
    </ul>
  );
}

function TicketRow({ ticket }: { ticket: StaffTicket }) {
  const t = useTexts(texts);
  const { ticketValue, displayName, paxCount, executedAt, checkedInAt } = ticket;
  const state = checkedInAt ? t('shows.checkedIn') : executedAt ? t('shows.called') : null;
  return (
    <li className={s.show}>
      <b>{ticketValue}</b>
      <span>{displayName ?? t('shows.noName')}</span>
      <span className={s.figures}>
        <span>{t('people', { count: paxCount })}</span>
        {state && <span className={s.small}>{state}</span>}
      </span>
    </li>
  );
}
