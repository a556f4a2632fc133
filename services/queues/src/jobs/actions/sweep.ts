import { RETENTION, retentionMs, runEach, runSteps } from '@turno/kit';
import { carryTickets, finishDeskChange, finishMoves } from '../../called-tickets/index.ts';
import { finishGroup, finishPause, finishSendAways, finishSpreading } from '../../calling/index.ts';
import { applyRetention, finishClosures, notifyPassesOfClosings } from '../../closures/index.ts';
import { announceFinished, announceQueue } from '../../figures/index.ts';
import { applySideEffects, finishPendingTickets, notifyDuePasses } from '../../line-up/index.ts';
import {
  enqueueDisabledWebhooks,
  enqueueDueMails,
  finishHandOvers,
  finishInvitations,
  finishKeyRevocations,
  finishStaffChanges,
} from '../../managers/index.ts';
import { finishQueues } from '../../queue-editing/index.ts';
import { lapseClaims } from '../../registration/index.ts';
import { rollUpDays } from '../../reports/index.ts';
import type { Deps } from '../deps.ts';

const COUNTERS = 100;
const TICKETS = 500;
const QUEUES = 20;
/** Each carried-over ticket takes a number, and a sweep must end before its lease does. */
const CARRIED = 200;

/** Completes what crashed processes left; a bounded batch, which the next sweep continues. */
export async function sweep(deps: Deps): Promise<void> {
  const { store } = deps;
  await runSteps([
    () => finishNumbers(deps),
    () => finishGroups(deps),
    () => applyDueSideEffects(deps),
    () => finishDeskChanges(deps),
    () => finishMoves(deps, TICKETS),
    () => carryTickets(deps, { days: TICKETS, tickets: CARRIED }),
    () => finishSpreading(deps, QUEUES),
    () => finishSendAways(deps, QUEUES),
    () => finishQueues(deps, QUEUES),
    () => enqueueDueMails(deps, QUEUES),
    () => enqueueDisabledWebhooks(deps, QUEUES),
    () => finishHandOvers(deps, QUEUES),
    () => finishStaffChanges(deps, QUEUES),
    () => finishKeyRevocations(deps, QUEUES),
    () => finishInvitations(deps, QUEUES),
    () => finishClosures(deps, QUEUES),
    () => notifyPassesOfClosings(deps, QUEUES),
    () => lapseClaims(deps, QUEUES),
    () => applyRetention(deps),
    () => store.invitations.removeEnded(retentionMs(RETENTION.queues.managerInvitations)),
    () => store.franchiseInvitations.removeEnded(),
    () => store.allowanceSlots.removeEnded(),
    () => store.idempotencyRecords.removeEnded(),
    () => store.outbox.removeAbandoned(retentionMs(RETENTION.queues.outbox)),
    () => store.deliveries.removeEnded(),
    () => store.activities.removeEnded(deps.now()),
    () => store.devicePairings.removeEnded(),
    () => store.deviceAttempts.removeEnded(),
    () => store.walletTickets.removeEnded(deps.now()),
    () => store.statusPages.removeEnded(deps.now()),
    () => store.ticketOffers.removeEnded(deps.now()),
    () => store.ticketNotices.removeEnded(deps.now()),
    () => finishPauses(deps),
    () => rollUpDays(deps, QUEUES),
    () => notifyDuePasses(deps, TICKETS),
  ]);
}

async function finishNumbers(deps: Deps): Promise<void> {
  const { counters, steps } = deps.store;
  await runEach(await counters.findWithPendingTickets(COUNTERS), async (counterId) => {
    const counter = await finishPendingTickets(steps, counterId);
    if (counter) await announceFinished(deps, counter);
  });
}

async function finishGroups(deps: Deps): Promise<void> {
  const underWay = await deps.store.groupCalls.findUnderWay(COUNTERS);
  await runEach(underWay, async ({ counterId, group }) => {
    const first = await finishGroup(deps, counterId, group);
    if (first) await announceQueue(deps, first);
  });
}

async function applyDueSideEffects(deps: Deps): Promise<void> {
  await runEach(await deps.store.sideEffects.findDue({ limit: TICKETS }), async (ticket) => {
    await applySideEffects(deps.store, ticket);
    await announceQueue(deps, ticket);
  });
}

async function finishDeskChanges(deps: Deps): Promise<void> {
  const unfinished = await deps.store.deskCommands.findUnfinished(TICKETS);
  await runEach(unfinished, ({ ticket, change }) => finishDeskChange(deps, ticket, change));
}

async function finishPauses(deps: Deps): Promise<void> {
  const pausing = await deps.store.turns.findPausing(QUEUES);
  await runEach(pausing, (merchantId) => finishPause(deps, merchantId));
}
