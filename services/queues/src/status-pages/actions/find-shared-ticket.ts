import type { Ticket } from '@turno/shared-types';
import { holderTicket, loadTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { pageEnd } from './open-status-page.ts';

/** The ticket whose status page has this code, or the ticket that replaced it after a move (S-21); `null` for none. */
export async function findSharedTicket(deps: Deps, code: string): Promise<Ticket | null> {
  const page = await deps.store.statusPages.find(code, deps.now());
  const record = page && (await deps.store.tickets.findMoved(page.counterId, page.number));
  const loaded = record && (await loadTicket(deps.store, record));
  if (!loaded) return null;
  // S-05: a carried-over ticket keeps its page as long as its holder waits.
  const until = pageEnd(loaded);
  if (until > page.until) await deps.store.statusPages.extend(code, until);
  return holderTicket(deps, loaded);
}
