import { ApiError, type Route, repliedIf, requireCaller, runIdempotent, serve } from '@turno/kit';
import { autoNextCall, autoPauseCall, setNextWebhookCall } from '@turno/shared-types';
import { actorOf } from '../../core/index.ts';
import { loadedQueueView, merchantViews, presentCounter } from '../../figures/index.ts';
import { announceMerchant, type MerchantRecord } from '../../merchants/index.ts';
import { loadedStaffTickets } from '../../ticket-views/index.ts';
import { autoNext } from '../actions/auto-next.ts';
import { autoPause } from '../actions/auto-pause.ts';
import type { Deps } from '../deps.ts';

/** Commands on several queues together: serve the automatic ones in turns, pause them, send their calls to the webhook. */
export function automaticQueueRoutes(deps: Deps): Route[] {
  return [
    serve(autoNextCall, ({ params: { merchantId }, query, caller, idempotencyKey }) => {
      const sender = requireCaller({ caller });
      const { userId } = sender;
      const [paxCount, skipGeneric] = [query.paxCount ?? null, query.skip === 'generic'];
      const { deskId = null } = query;
      const request = ['auto_next', merchantId, paxCount, skipGeneric, ...(deskId ? [deskId] : [])];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
        const choice = { paxCount, skipGeneric, deskId };
        const by = actorOf(sender);
        const called = await autoNext(deps, { merchantId, userId, ...choice, commandId, by });
        const tickets = await loadedStaffTickets(deps, called);
        const [ticket, last] = [tickets.at(-1), called.at(-1)];
        if (!ticket || !last) throw new ApiError('no_tickets_in_queues');
        const counter = presentCounter(await loadedQueueView(deps, last));
        return { queueId: last.queue.id, counter, ticket, tickets };
      });
    }),
    serve(autoPauseCall, ({ params: { merchantId }, body, caller, idempotencyKey }) => {
      const { userId } = requireCaller({ caller });
      const paused = body.revert !== true;
      const notify = body.send_notification === true;
      const request = ['auto_pause', merchantId, paused, notify];
      return runIdempotent(deps, { userId, idempotencyKey, request }, async (commandId) => {
        const command = { merchantId, paused, notify, commandId };
        const { merchant, queues, accepted } = await autoPause(deps, command);
        const ids = new Set(queues.map(({ id }) => id));
        const counters = await countersOf(deps, merchant);
        const group = counters.filter(({ queueId }) => ids.has(queueId));
        // S-15: another command may have changed the queues since, so the reply shows what this one did; it leaves closed ones
        // unchanged.
        const left = new Map(accepted.counters.map(({ id, closed }) => [id, closed]));
        const answer = group.map((counter) => {
          const closed = left.get(counter.id);
          if (closed === undefined) return counter;
          return { ...counter, closed, ...(closed ? {} : { paused }) };
        });
        return repliedIf(accepted.isChange, answer);
      });
    }),
    serve(setNextWebhookCall, async ({ params: { merchantId }, body, locale }) => {
      if (body.enabled && !deps.settings.hasNextWebhook)
        throw new ApiError('webhook_not_configured');
      const { merchantFlags } = deps.store;
      const isChange = await merchantFlags.setNextWebhook(merchantId, body.enabled, locale);
      await announceMerchant(deps, merchantId);
      const merchant = await deps.store.merchants.find(merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      const counters = await countersOf(deps, merchant);
      const after = counters.map((each) => ({ ...each, webhookNextEnabled: body.enabled }));
      return repliedIf(isChange, after);
    }),
  ];
}

async function countersOf({ store, now }: Deps, merchant: MerchantRecord) {
  const views = await merchantViews(store, [merchant], now());
  return views.flatMap(({ queues }) => queues).map(presentCounter);
}
