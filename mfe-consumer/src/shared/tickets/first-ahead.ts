import type { Ticket } from '@turno/shared-types';
import type { KeyValueStore } from '@turno/shared-ui/session';
import { parsedJson } from '../stored-json.ts';

const NAME = 'turno.first-ahead';

/** How many numbers were before each ticket when this device first saw it; the progress of the ticket begins there. */
type FirstAhead = Readonly<Record<string, number>>;

/** The key of a ticket among those of a person. */
export function ticketKey({ queueDailyCounterId, counter }: Ticket): string {
  return `${queueDailyCounterId}/${counter}`;
}

/** Records the tickets that are new, and removes those that are gone. */
export function recordFirstAhead(storage: KeyValueStore, tickets: readonly Ticket[]): void {
  const known = readFirstAhead(storage);
  const all = tickets.map((ticket) => {
    const key = ticketKey(ticket);
    return [key, known[key] ?? ticket.ticketsAhead] as const;
  });
  storage.setItem(NAME, JSON.stringify(Object.fromEntries(all)));
}

/** What is recorded; nothing where another version wrote it. */
export function readFirstAhead(storage: KeyValueStore): FirstAhead {
  const entries = Object.entries(Object(parsedJson(storage.getItem(NAME))));
  return Object.fromEntries(entries.filter(isRecord));
}

function isRecord(entry: [string, unknown]): entry is [string, number] {
  return typeof entry[1] === 'number';
}
