import type { Ticket } from '@turno/shared-types';
import type { KeyValueStore } from '@turno/shared-ui/session';
import { parsedJson } from '../stored-json.ts';

const NAME = 'turno.first-ahead';

/** How many numbers were ahead of each ticket when this device first saw it, which is where its progress starts. */
type FirstAhead = Readonly<Record<string, number>>;

/** Identifies a ticket among those of a person. */
export function ticketKey({ queueDailyCounterId, counter }: Ticket): string {
  return `${queueDailyCounterId}/${counter}`;
}

/** Records new tickets, and removes those that no longer exist. */
export function recordFirstAhead(storage: KeyValueStore, tickets: readonly Ticket[]): void {
  const known = readFirstAhead(storage);
  const all = tickets.map((ticket) => {
    const key = ticketKey(ticket);
    return [key, known[key] ?? ticket.ticketsAhead] as const;
  });
  storage.setItem(NAME, JSON.stringify(Object.fromEntries(all)));
}

/** The recorded values, without those that another version wrote. */
export function readFirstAhead(storage: KeyValueStore): FirstAhead {
  const entries = Object.entries(Object(parsedJson(storage.getItem(NAME))));
  return Object.fromEntries(entries.filter(isRecord));
}

function isRecord(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}
