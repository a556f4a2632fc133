import type { Locale } from '@turno/shared-types';
import type { LoadedTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { notifiedAtFirst } from '../rules/next-notice.ts';
import { textableNumber } from '../rules/text-message.ts';
import { pathOf, storedUntil, ticketRefOf } from './follow-move.ts';
import { loadTicketFacts } from './load-ticket-facts.ts';

type TextsWish = {
  locale: Locale;
  /** The customer's travel time, if known. */
  travelMinutes?: number | undefined;
};

/** Sends text messages to the customer of a ticket from now on; a repeated request changes nothing. */
export async function startTexts(
  deps: Deps,
  loaded: LoadedTicket,
  { locale, travelMinutes }: TextsWish,
): Promise<void> {
  const { ticket } = loaded;
  const { userId } = ticket;
  if (!deps.texts || textableNumber(ticket.phone) === null) return;
  const facts = (await loadTicketFacts(deps, [ticket])).get(ticket.id);
  if (!facts || facts.end || facts.isOver) return;
  await deps.store.ticketNotices.save(
    {
      userId,
      locale,
      push: null,
      byEmail: false,
      byText: true,
      travelSeconds: travelMinutes === undefined ? null : 60 * travelMinutes,
      ...ticketRefOf(ticket),
      path: pathOf(loaded),
      notified: notifiedAtFirst(facts),
      until: storedUntil(loaded),
    },
    { hasNewTravelTime: false, now: deps.now() },
  );
}
