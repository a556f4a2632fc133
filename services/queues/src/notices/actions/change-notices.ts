import { ApiError } from '@turno/kit';
import type { CallOutput, Locale } from '@turno/shared-types';
import type { changeTicketNoticesCall, TicketNotices as Reply } from '@turno/shared-types/notices';
import { dayEnd } from '@turno/shared-types/rules';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import { webhookAddressProblem } from '../../webhooks/index.ts';
import type { Deps } from '../deps.ts';
import { toldAtFirst } from '../rules/next-notice.ts';
import { keyOf, type TicketNotices, type Ways } from '../store/ticket-notices.ts';
import { pathOf, placeOf } from './follow-move.ts';
import { lookAtTickets } from './look-at-ticket.ts';

export type Holding = { userId: number; counterId: number; number: number };
type Change = CallOutput<typeof changeTicketNoticesCall>['body'];

const NONE = { push: null, byEmail: false, byText: false, travelSeconds: null };

/** How the holder of a ticket is told now. */
export async function readNotices(deps: Deps, holding: Holding): Promise<Reply> {
  const { ticket } = await findHeld(deps, holding);
  const asked = await deps.store.ticketNotices.find(keyOf(holding.userId, ticket.id));
  return present(deps, asked);
}

/** Changes what a person wants; without any way to be told nothing of it stays stored. */
export async function changeNotices(
  deps: Deps,
  holding: Holding,
  { locale, change }: { locale: Locale; change: Change },
): Promise<Reply> {
  const { ticketNotices } = deps.store;
  const { userId } = holding;
  const loaded = await findHeld(deps, holding);
  const id = keyOf(userId, loaded.ticket.id);
  const before = await ticketNotices.find(id);
  const ways = changed(before ?? { ...NONE, locale }, { locale, change });
  await checkWays(deps, ways, { userId, change });
  if (!ways.push && !ways.byEmail && !ways.byText) {
    await ticketNotices.remove(id);
    return present(deps, null);
  }
  const seen = (await lookAtTickets(deps, [loaded.ticket])).get(loaded.ticket.id);
  if (!seen || seen.end || seen.isOver) throw new ApiError('ticket_not_processable');
  const { ticket, merchant } = loaded;
  await ticketNotices.save(
    {
      ...ways,
      ...placeOf(ticket),
      userId,
      path: pathOf(loaded),
      told: toldAtFirst(seen),
      until: dayEnd(merchant, ticket.date),
    },
    { isNewWay: change.travelMinutes !== undefined, now: deps.now() },
  );
  return present(deps, await ticketNotices.find(id));
}

function changed(
  { push, byEmail, byText, travelSeconds }: Ways,
  { locale, change }: { locale: Locale; change: Change },
): Ways {
  const minutes = change.travelMinutes;
  return {
    locale,
    push: change.push === undefined ? push : change.push,
    byEmail: change.byEmail ?? byEmail,
    byText,
    travelSeconds: minutes === undefined ? travelSeconds : minutes && minutes * 60,
  };
}

async function checkWays(
  { settings, accounts }: Deps,
  { push }: Ways,
  { userId, change }: { userId: number; change: Change },
): Promise<void> {
  const isAllowed = settings.allowsPrivateWebhooks || !webhookAddressProblem(push?.endpoint ?? '');
  if (change.push && !isAllowed) throw new ApiError('validation_error');
  if (!change.byEmail) return;
  const contact = await accounts.contactOf(userId);
  if (!contact?.emailVerified) throw new ApiError('email_not_verified');
}

async function findHeld({ store }: Deps, { userId, counterId, number }: Holding) {
  const ticket = await store.tickets.findNumberNow(counterId, number);
  const loaded: LoadedTicket | null =
    ticket?.userId === userId ? await loadTicket(store, ticket) : null;
  if (!loaded) throw new ApiError('ticket_not_found');
  return loaded;
}

function present({ push }: Deps, asked: TicketNotices | null): Reply {
  const { push: target, byEmail, travelSeconds } = asked ?? NONE;
  return {
    pushKey: push.publicKey,
    hasPush: target !== null,
    byEmail,
    travelMinutes: travelSeconds && travelSeconds / 60,
  };
}
