import type { Ticket } from '@turno/shared-types';
import { holderTicket, loadTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { pageEnd } from './open-status-page.ts';

/** The ticket whose status page has a code, or the ticket that replaced it when it was moved (S-21); `null` for none. */
export async function findSharedTicket(deps: Deps, code: string): Promise<Ticket | null> {
  const page = await deps.store.statusPages.find(code, deps.now());
  const record = page && (await deps.store.tickets.findMoved(page.counterId, page.number));
  const loaded = record && (await loadTicket(deps.store, record));
  if (!loaded) return null;
  // S-05: who is carried over from day to day keeps the page as long as the ticket.
  const until = pageEnd(loaded);
  if (until > page.until) await deps.store.statusPages.extend(code, until);
  return holderTicket(deps, loaded);
}
