import type { Locale } from '@turno/shared-types';
import { dayEnd } from '@turno/shared-types/rules';
import type { LoadedTicket } from '../../ticket-views/index.ts';
import type { Deps } from '../deps.ts';
import { toldAtFirst } from '../rules/next-notice.ts';
import { textableNumber } from '../rules/text-message.ts';
import { pathOf, placeOf } from './follow-move.ts';
import { lookAtTickets } from './look-at-ticket.ts';

/** Texts the customer of a ticket from now on; the same when the request that took it comes again. */
export async function startTexts(deps: Deps, loaded: LoadedTicket, locale: Locale): Promise<void> {
  const { ticket, merchant } = loaded;
  const { userId } = ticket;
  if (!deps.texts || textableNumber(ticket.phone) === null) return;
  const seen = (await lookAtTickets(deps, [ticket])).get(ticket.id);
  if (!seen || seen.end || seen.isOver) return;
  await deps.store.ticketNotices.save(
    {
      ...{ userId, locale, push: null, byEmail: false, byText: true, travelSeconds: null },
      ...placeOf(ticket),
      path: pathOf(loaded),
      told: toldAtFirst(seen),
      until: dayEnd(merchant, ticket.date),
    },
    { isNewWay: false, now: deps.now() },
  );
}
