import type { StaffTicket } from '@turno/shared-types';
import type { Column } from '@turno/shared-ui/data';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { texts, type Words } from '../locales/texts.ts';
import type { OwnQueue } from '../shared/own-queue.ts';
import s from './tickets.module.css';

/** The columns of a list of tickets; `isCalled` as in the list. */
export function useTicketColumns(
  { merchant: { timezone }, queue }: OwnQueue,
  isCalled: boolean | null,
): Column<StaffTicket>[] {
  const t = useTexts(texts);
  const time = (at: string | null) => at && <time dateTime={at}>{formatTime(at, timezone)}</time>;
  const columns: (Column<StaffTicket> | false)[] = [
    {
      id: 'number',
      label: t('tickets.number'),
      isRowHeader: true,
      cell: ({ ticketValue }) => ticketValue,
    },
    queue.type === 'event' && {
      id: 'show',
      label: t('tickets.show'),
      cell: ({ queueDailyCounter }) => queueDailyCounter.time,
    },
    {
      id: 'name',
      label: t('tickets.name'),
      cell: ({ displayName }) =>
        displayName ?? <span className={s.quiet}>{t('shows.noName')}</span>,
    },
    {
      id: 'people',
      label: t('tickets.people'),
      align: 'end',
      cell: ({ paxCount }) => paxCount,
    },
    {
      id: 'phone',
      label: t('tickets.phone'),
      cell: ({ phone }) => phone && <Telephone phone={phone} />,
    },
    {
      id: 'since',
      label: t('tickets.since'),
      align: 'end',
      cell: ({ createdAt }) => time(createdAt),
    },
    isCalled !== false && {
      id: 'called',
      label: t('tickets.calledAt'),
      align: 'end',
      cell: ({ executedAt }) => time(executedAt),
    },
    isCalled !== false && {
      id: 'outcome',
      label: t('tickets.outcome'),
      cell: (ticket) => outcomeOf(t, ticket),
    },
  ];
  return columns.filter((column) => column !== false);
}

function Telephone({ phone }: { phone: string }) {
  return (
    <a className={s.phone} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
      {phone}
    </a>
  );
}

/** The outcome of a ticket. */
function outcomeOf(t: Words, { checkedInAt, asideAt, executedAt }: StaffTicket): string {
  if (checkedInAt) return t('shows.checkedIn');
  if (asideAt) return t('tickets.aside');
  return t(executedAt ? 'shows.called' : 'tickets.waiting');
}
