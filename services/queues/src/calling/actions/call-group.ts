import { runEach } from '@turno/kit';
import { activityDocument } from '../../activity/index.ts';
import { applySideEffects } from '../../line-up/index.ts';
import type { CounterRecord, GroupCall } from '../../queue-days/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { groupOf } from '../rules/group-call.ts';
import { callLine } from '../store/call-batch.ts';
import type { Called } from '../store/call-rounds.ts';

export type GroupCallCommand = Omit<GroupCall, 'at' | 'tickets'>;

/**
 * Calls tickets until enough people are reached (QUE-044). The group is stored on the counter before its first ticket is
 * called: any process that finds it there finishes it, and no other command can call in between.
 */
export async function callGroup(
  deps: Deps,
  counter: CounterRecord,
  command: GroupCallCommand,
): Promise<Called> {
  const { groupCalls, calls } = deps.store;
  // A ticket has at least one person, so there are no more tickets than people.
  const { id: counterId, lastNumber: upTo, returns = 0 } = counter;
  const front = await calls.findNext({ counterId, upTo, limit: command.callPax, returns });
  const parties = groupOf(front, command.callPax);
  const arriving = parties.filter((ticket) => ticket.arriving);
  await runEach(arriving, deps.finishArrival);
  if (arriving.length > 0) return { kind: 'beaten' };
  const group = {
    ...command,
    at: deps.now(),
    tickets: parties.map(({ id, number }) => ({ id, number })),
  };
  if (group.tickets.length === 0) return { kind: 'none-waiting' };
  if (!(await groupCalls.begin(counter, group))) return { kind: 'beaten' };
  const first = await finishGroup(deps, counter.id, group);
  return first ? { kind: 'called', ticket: first, hasEffects: true } : { kind: 'beaten' };
}

async function follow({ store }: Deps, ticket: TicketRecord): Promise<void> {
  await applySideEffects(store, ticket);
  store.recordTicket(ticket);
}

/**
 * Calls the rest of a group and removes it from the counter; `null` when its first ticket was no longer available, which
 * cancels the group.
 */
export async function finishGroup(
  deps: Deps,
  counterId: number,
  group: GroupCall,
): Promise<TicketRecord | null> {
  const { calls, groupCalls, sideEffects } = deps.store;
  const first = (await groupCalls.call(group, 0)) ?? (await calledByCommand(deps, group));
  const called = first ? [first] : [];
  for (let at = 1; first && at < group.tickets.length; at += 1) {
    const ticket = await groupCalls.call(group, at);
    if (ticket) called.push(ticket);
  }
  if (first) await recordGroup(deps, counterId, group);
  for (const ticket of called) await follow(deps, ticket);
  // Another process may have called the rest without applying their side effects.
  const rest = await sideEffects.findDueAmong(group.tickets.map(({ id }) => id));
  for (const ticket of rest) await follow(deps, ticket);
  await groupCalls.end(counterId, group);
  calls.invalidate(counterId);
  return first;
}

/** Completes the groups that a person called and that interrupted processes left. */
export async function finishGroupsOf(deps: Deps, userId: number): Promise<void> {
  const found = await deps.store.groupCalls.findUnderWayBy(userId);
  await runEach(found, ({ counterId, group }) => finishGroup(deps, counterId, group));
}

/**
 * S-08: adds the lines of a group with one write before the group leaves the counter. They are derived from its tickets, so the
 * process that finishes a group also adds the lines of tickets that another process called.
 */
async function recordGroup({ store }: Deps, counterId: number, group: GroupCall): Promise<void> {
  const { callId, by, at, desk } = group;
  if (!by) return;
  const called = await store.groupCalls.findCalled(counterId, group);
  await store.activities.addAll(
    called.map((ticket) =>
      activityDocument(`${callId}.${ticket.number}`, callLine(ticket, { at, by, desk })),
    ),
  );
}

/** The first ticket, if an earlier attempt called it for this group; the same command may have called another group. */
async function calledByCommand(
  { store }: Deps,
  { callId, tickets }: GroupCall,
): Promise<TicketRecord | null> {
  const ticket = await store.calls.findByCommand(callId);
  return ticket && ticket.id === tickets[0]?.id ? ticket : null;
}
