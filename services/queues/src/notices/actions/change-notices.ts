import { ApiError, textDigest } from '@turno/kit';
import type { CallOutput, Locale } from '@turno/shared-types';
import type { changeTicketNoticesCall, TicketNotices as Reply } from '@turno/shared-types/notices';
import { type LoadedTicket, loadTicket } from '../../ticket-views/index.ts';
import { webhookAddressProblem } from '../../webhooks/index.ts';
import type { Deps } from '../deps.ts';
import { notifiedAtFirst } from '../rules/next-notice.ts';
import { pushOf } from '../store/stored-push.ts';
import { keyOf, type NoticePreferences, type TicketNotices } from '../store/ticket-notices.ts';
import { pathOf, storedUntil, ticketRefOf } from './follow-move.ts';
import { livePush } from './live-push.ts';
import { loadTicketFacts } from './load-ticket-facts.ts';

export type Holding = { userId: number; counterId: number; number: number };
type Change = CallOutput<typeof changeTicketNoticesCall>['body'];
/** A change, and the session that requests it. */
type Request = { locale: Locale; change: Change; sessionId: string };

const NONE = { push: null, byEmail: false, byText: false, travelSeconds: null };

/** The current notice preferences of a ticket's holder. */
export async function readNotices(deps: Deps, holding: Holding): Promise<Reply> {
  const { ticket } = await findHeld(deps, holding);
  const subscription = await deps.store.ticketNotices.find(keyOf(holding.userId, ticket.id));
  return present(deps, subscription);
}

/** Changes a person's notice preferences; without any way to notify the person nothing is stored. */
export async function changeNotices(
  deps: Deps,
  holding: Holding,
  { locale, change, sessionId }: Request,
): Promise<Reply> {
  const { ticketNotices } = deps.store;
  const { userId } = holding;
  const loaded = await findHeld(deps, holding);
  const id = keyOf(userId, loaded.ticket.id);
  const before = await ticketNotices.find(id);
  const push = livePush(deps, before?.push ?? null);
  const preferences = changed({ ...(before ?? NONE), push, locale }, { change, sessionId });
  await checkPreferences(deps, preferences, { userId, change });
  if (!preferences.push && !preferences.byEmail && !preferences.byText) {
    await ticketNotices.remove(id);
    return present(deps, null);
  }
  const facts = (await loadTicketFacts(deps, [loaded.ticket])).get(loaded.ticket.id);
  if (!facts || facts.end || facts.isOver) throw new ApiError('ticket_not_processable');
  const { ticket } = loaded;
  await ticketNotices.save(
    {
      ...preferences,
      ...ticketRefOf(ticket),
      userId,
      path: pathOf(loaded),
      notified: notifiedAtFirst(facts),
      until: storedUntil(loaded),
    },
    { hasNewTravelTime: change.travelMinutes !== undefined, now: deps.now() },
  );
  return present(deps, await ticketNotices.find(id));
}

function changed(
  { locale, push, byEmail, byText, travelSeconds }: NoticePreferences,
  { change, sessionId }: Pick<Request, 'change' | 'sessionId'>,
): NoticePreferences {
  const minutes = change.travelMinutes;
  return {
    locale,
    push: change.push === undefined ? push : pushOf(change.push, sessionId),
    byEmail: change.byEmail ?? byEmail,
    byText,
    travelSeconds: minutes === undefined ? travelSeconds : minutes && minutes * 60,
  };
}

async function checkPreferences(
  { settings, accounts }: Deps,
  { push }: NoticePreferences,
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

function present(deps: Deps, subscription: TicketNotices | null): Reply {
  const { push, byEmail, travelSeconds } = subscription ?? NONE;
  const target = livePush(deps, push);
  return {
    pushKey: deps.push.publicKey,
    hasPush: target !== null,
    pushDigest: target && textDigest(target.endpoint),
    byEmail,
    travelMinutes: travelSeconds && travelSeconds / 60,
  };
}
