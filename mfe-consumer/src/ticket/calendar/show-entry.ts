import type { Merchant, Ticket } from '@turno/shared-types';
import { eventSlotAt, formatAddress } from '@turno/shared-types/rules';
import { formatTime } from '@turno/shared-ui/i18n';
import { createEvent } from 'ics';
import type { Words } from '../../locales/texts.ts';

type ShowEntryRequest = {
  t: Words;
  ticket: Ticket;
  merchant: Merchant;
  /** The address of the ticket's page; `null` where the product has no public site. */
  link: string | null;
  now: Date;
};

/**
 * The calendar entry of a booked show as the text of an `.ics` file, in the reader's language; `null` if the ticket is not for
 * a show. The UID of a ticket stays the same and each later file has a higher sequence, so that importing it again updates the
 * entry.
 */
export function showEntry({ t, ticket, merchant, link, now }: ShowEntryRequest): string | null {
  const { queue, queueDailyCounter, queueDailyCounterId, counter } = ticket;
  const { date, time } = queueDailyCounter;
  const plan = merchant.queues.find(({ id }) => id === queue.id);
  if (time === null || !plan) return null;
  const { startsAt, endsAt, entranceFrom } = eventSlotAt(plan, { date, time }, merchant.timezone);
  const entrance = formatTime(entranceFrom, merchant.timezone);
  const lines = [
    t('calendar.entrance', { time: entrance }),
    t('calendar.ticket', { number: ticket.ticketValue, count: ticket.paxCount }),
    link === null ? null : t('calendar.link', { link }),
  ];
  const { error, value } = createEvent({
    uid: `show-${queueDailyCounterId}-${counter}@turno`,
    sequence: Math.floor(now.getTime() / 1_000),
    productId: 'turno',
    method: 'PUBLISH',
    title: `${queue.name} · ${merchant.name}`,
    description: lines.filter((line) => line !== null).join('\n'),
    location: [merchant.name, formatAddress(merchant)].filter(Boolean).join(', '),
    ...(merchant.lat === null || merchant.lng === null
      ? {}
      : { geo: { lat: merchant.lat, lon: merchant.lng } }),
    ...(link === null ? {} : { url: link }),
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    startOutputType: 'utc',
    endOutputType: 'utc',
    lastModified: now.getTime(),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
  });
  if (error) throw error;
  return value === null ? null : foldedAnew(value);
}

const MOST_OCTETS = 75;

/** The library folds lines after 75 characters; RFC 5545 counts octets, and accents and ideograms take several. */
function foldedAnew(text: string): string {
  const lines = text.replaceAll(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(folded).join('\r\n');
}

function folded(line: string): string {
  let octets = 0;
  let text = '';
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MOST_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += size;
  }
  return text;
}
