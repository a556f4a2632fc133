import { type Route, requireCaller, serve } from '@turno/kit';
import { changeTicketNoticesCall, ticketNoticesCall } from '@turno/shared-types/notices';
import { changeNotices, type Holding, readNotices } from '../actions/change-notices.ts';
import type { Deps } from '../deps.ts';

/** The notice preferences of a ticket's holder. */
export function noticeRoutes(deps: Deps): Route[] {
  return [
    serve(ticketNoticesCall, ({ params }) => readNotices(deps, holdingOf(params))),
    serve(changeTicketNoticesCall, async (input) => {
      const { params, locale, body: change } = input;
      const { sessionId } = requireCaller(input);
      return changeNotices(deps, holdingOf(params), { locale, change, sessionId });
    }),
  ];
}

type Params = { userId: number; queueDailyCounterId: number; counter: number };

const holdingOf = ({ userId, queueDailyCounterId, counter }: Params): Holding => ({
  userId,
  counterId: queueDailyCounterId,
  number: counter,
});
