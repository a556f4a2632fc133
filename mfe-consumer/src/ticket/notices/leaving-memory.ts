import type { Ticket } from '@turno/shared-types';
import type { LeaveNews } from '@turno/shared-types/waits';
import { localStore as storage } from '@turno/shared-ui/session';
import { parsedJson } from '../../shared/stored-json.ts';
import { ticketKey } from '../../shared/tickets/first-ahead.ts';

const NAME = 'turno.leaving';

/** How far away the holder of a ticket is, and what this page has said about leaving. */
export type Leaving = { minutes: number; told: LeaveNews | null };

/** What this device stores about a ticket; the next ticket replaces it. */
export function readLeaving(ticket: Ticket): Leaving | null {
  const stored = Object(parsedJson(storage.getItem(NAME)));
  if (!('ticket' in stored && 'minutes' in stored && 'told' in stored)) return null;
  const { ticket: key, minutes, told } = stored;
  if (key !== ticketKey(ticket) || typeof minutes !== 'number') return null;
  return { minutes, told: isLeaveNews(told) ? told : null };
}

export function storeLeaving(ticket: Ticket, leaving: Leaving | null): void {
  if (leaving === null) storage.removeItem(NAME);
  else storage.setItem(NAME, JSON.stringify({ ticket: ticketKey(ticket), ...leaving }));
}

function isLeaveNews(told: unknown): told is LeaveNews {
  if (typeof told !== 'object' || told === null || !('state' in told && 'at' in told)) return false;
  return ['leave', 'hurry', 'later', 'held'].includes(String(told.state));
}
