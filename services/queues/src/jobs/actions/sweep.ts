import { RETENTION, retentionMs } from '@turno/kit';
import { finishDeskChange } from '../../called-tickets/index.ts';
import { finishGroup, finishPause, finishSendAways, finishSpreading } from '../../calling/index.ts';
import { applyRetention, finishClosures } from '../../closures/index.ts';
import { announceQueue } from '../../figures/index.ts';
import { applySideEffects, finishPendingTickets, notifyDuePasses } from '../../line-up/index.ts';
import {
  enqueueDisabledWebhooks,
  enqueueDueMails,
  finishInvitations,
  finishKeyRevocations,
} from '../../managers/index.ts';
import { finishQueues } from '../../queue-editing/index.ts';
import { lapseClaims } from '../../registration/index.ts';
import type { Deps } from '../deps.ts';

const COUNTERS = 100;
const TICKETS = 500;
const QUEUES = 20;

/** Finishes what crashed processes left half done: a bounded batch, which the next sweep continues. */
export async function sweep(deps: Deps): Promise<void> {
  const { store } = deps;
  for (const counterId of await store.counters.findWithPendingTickets(COUNTERS)) {
    const counter = await finishPendingTickets(store.steps, counterId);
    if (counter) await announceQueue(deps, { ...counter, counterId });
  }
  for (const { counterId, group } of await store.groupCalls.findUnderWay(COUNTERS)) {
    const first = await finishGroup(deps, counterId, group);
    if (first) await announceQueue(deps, first);
  }
  for (const ticket of await store.sideEffects.findDue({ limit: TICKETS })) {
    await applySideEffects(store, ticket);
    await announceQueue(deps, ticket);
  }
  for (const { ticket, change } of await store.deskCommands.findUnfinished(TICKETS)) {
    await finishDeskChange(deps, ticket, change);
  }
  await finishSpreading(deps, QUEUES);
  await finishSendAways(deps, QUEUES);
  await finishQueues(deps, QUEUES);
  await enqueueDueMails(deps, QUEUES);
  await enqueueDisabledWebhooks(deps, QUEUES);
  await finishKeyRevocations(deps, QUEUES);
  await finishInvitations(deps, QUEUES);
  await finishClosures(deps, QUEUES);
  await lapseClaims(deps, QUEUES);
  await applyRetention(deps);
  await store.invitations.removeEnded(retentionMs(RETENTION.queues.managerInvitations));
  await store.allowanceSlots.removeEnded();
  await store.idempotencyRecords.removeEnded();
  await store.outbox.removeAbandoned(retentionMs(RETENTION.queues.outbox));
  await store.deliveries.removeEnded();
  for (const merchantId of await store.turns.findPausing(QUEUES))
    await finishPause(deps, merchantId);
  await notifyDuePasses(deps, TICKETS);
}
