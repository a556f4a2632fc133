import { ApiError, isDuplicateKey } from '@turno/kit';
import { type CallContext, loadCallContext, readCompleteCounter } from '../../calling/index.ts';
import { type RuleViolation, randomKey } from '../../core/index.ts';
import { announceQueue, announceTicket, type LoadedQueue } from '../../figures/index.ts';
import { applySideEffects } from '../../line-up/index.ts';
import { deskCallOf, leftOfGroup, type ShownCall, shownCalls } from '../../queue-days/index.ts';
import {
  type DeskCall,
  type DeskChange,
  type DeskOverride,
  servingDesk,
  type TicketRecord,
} from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import { calledDayViolation } from '../rules/called-day.ts';
import {
  asLeft,
  callShowing,
  type DeskCommandKind,
  deskCommandViolation,
  isReturn,
  leftBy,
  overridesOf,
  shownViolation,
} from '../rules/desk-command.ts';
import { putBackViolation } from '../rules/put-back.ts';
import { carryReturned } from './next-day.ts';
import { orderBehind } from './order-behind.ts';

export type DeskCommand = {
  kind: DeskCommandKind;
  merchantId: number;
  queueId: number;
  counterId: number;
  number: number;
  /** The desk that calls again; absent for the desk without a name. */
  deskId?: number | null;
  /** The number of waiting tickets behind which it is put back. */
  behind?: number;
  /** Identifies the command when its request is repeated. */
  commandId: string | null;
};

/** How often a ticket may change between the read and the update. */
const ATTEMPTS = 20;

/**
 * S-21: applies a desk's command to a called ticket, once for each command. One update of the ticket decides; it stores the
 * change of the counter, which any process completes. Returns the ticket as this command left it.
 */
export async function commandTicket(
  deps: Deps,
  command: DeskCommand,
): Promise<LoadedQueue & { ticket: TicketRecord }> {
  const context = await loadCallContext(deps, command);
  const { merchant, queue } = context;
  if (!queue) throw new ApiError('queue_not_found');
  const id = command.commandId ?? randomKey();
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const ticket = await attemptCommand(deps, { ...command, id }, context);
    if (ticket) return { merchant, queue, ticket };
  }
  throw new ApiError('service_unavailable');
}

type Identified = DeskCommand & { id: string };

/** The ticket after the command; `null` when it changed meanwhile. */
async function attemptCommand(
  deps: Deps,
  command: Identified,
  context: CallContext,
): Promise<TicketRecord | null> {
  const { deskCommands } = deps.store;
  // A group in progress would call the ticket again as soon as it waits.
  if (isReturn(command.kind)) await readCompleteCounter(deps, command.counterId);
  const found = await deskCommands.find(command.counterId, command.number);
  if (!found) throw new ApiError('ticket_not_found');
  const { ticket, change } = found;
  if (found.hasEffectsDue) await applySideEffects(deps.store, ticket);
  if (change) await finishDeskChange(deps, ticket, change);
  const known = found.leftBy(command.id);
  if (known) return asLeft(ticket, known);
  if (found.hasCommand(command.id)) return ticket;
  const violation = violationOf(command.kind, ticket, { ...context, now: deps.now() });
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
  const { desk, merchant } = context;
  const at = deps.now();
  const changing = await changeOf(deps, { ...command, desk, at }, ticket);
  const hasWebhooks = merchant.hasWebhooks ?? false;
  const order = command.kind === 'put-back' ? await orderBehind(deps, command.behind, context) : {};
  const left = leftBy(command.kind, ticket, desk);
  const applied = { kind: command.kind, at, desk, change: changing, left, hasWebhooks, order };
  const after = await deskCommands.apply(ticket, applied).catch((error: unknown) => {
    // The holder has since taken another number of the queue.
    throw isDuplicateKey(error) ? new ApiError('already_in_queue') : error;
  });
  if (after) await finishDeskChange(deps, after, changing);
  return after;
}

function violationOf(
  kind: DeskCommandKind,
  ticket: TicketRecord,
  { queue, ...place }: CallContext & { now: Date },
): RuleViolation | null {
  const violation = deskCommandViolation(kind, ticket, place.now);
  if (violation || !queue) return violation;
  const unfit = kind === 'put-back' ? putBackViolation(ticket, queue) : null;
  return unfit ?? calledDayViolation({ queue, ...place, waits: isReturn(kind) });
}

type Change = Pick<Identified, 'counterId' | 'id'> & {
  kind: DeskCommandKind | 'move';
  desk: CallContext['desk'];
  at: Date;
};

/** The command's change of the counter; throws if what its desk shows rules the command out. */
export async function changeOf(
  { store }: Deps,
  command: Change,
  ticket: TicketRecord,
): Promise<DeskChange> {
  const { counterId, desk, id: commandId } = command;
  const ids = [...new Set([desk?.id ?? null, servingDesk(ticket)?.id ?? null])];
  const [counter, ...lastCalls] = await Promise.all([
    store.steps.readCounter(counterId),
    ...ids.map((id) => store.calls.findLastCall(counterId, id)),
  ]);
  const positions = new Map(ids.map((id, index) => [id ?? 0, lastCalls[index]?.position ?? 0]));
  const known = shownCalls(
    [...Object.values(counter?.deskCalls ?? {}), deskCallOf(ticket)],
    Object.values(counter?.deskOverrides ?? {}),
  );
  const calls = command.kind === 'take-back' ? await withoutLeavers(store, ticket, known) : known;
  const violation = shownViolation(command.kind, ticket, calls);
  if (violation) throw new ApiError(violation.code, violation.payload ?? null);
  const overrides = overridesOf(command, ticket, {
    calls,
    lastPositionOf: (deskId) => positions.get(deskId) ?? 0,
    current: counter?.current ?? 0,
    previous:
      command.kind === 'take-back'
        ? await callBefore(store, ticket, counter?.deskOverrides ?? {})
        : null,
  });
  return { commandId, overrides, ...(isReturn(command.kind) ? { isReturn: true } : {}) };
}

/** The calls that desks show, without those who left a ticket's group, so that its last one can be taken back. */
async function withoutLeavers(
  { calls }: Deps['store'],
  ticket: TicketRecord,
  shown: readonly ShownCall[],
): Promise<ShownCall[]> {
  const group = callShowing(ticket, shown);
  if (!group || group.first === group.number) return [...shown];
  const served = await calls.findServed(ticket.counterId, group);
  const hasLeft = (number: number) => !served.includes(number);
  return shown.map((call) => (call === group ? leftOfGroup(call, hasLeft) : call));
}

/**
 * What a desk served before the call of a ticket: its previous call, or the override of that call. `null` when that is no
 * longer being served.
 */
async function callBefore(
  { calls, tickets }: Deps['store'],
  ticket: TicketRecord,
  overrides: Readonly<Record<string, DeskOverride>>,
): Promise<DeskCall | null> {
  const { counterId, desk, callAfter = 0 } = ticket;
  const override = overrides[desk?.id ?? 0];
  const shown = override?.after === callAfter ? override.call : null;
  const last = shown ? null : await calls.findCallBefore(ticket);
  const before = shown ?? (last && deskCallOf(last));
  if (!before || before.ended) return null;
  // The view omits those who left a group.
  if (before.first !== before.number) return before;
  const single = last ?? (await tickets.findNumberNow(counterId, before.number));
  const isServed = single?.state === 'called' && !single.asideAt;
  return isServed && servingDesk(single)?.id === desk?.id ? before : null;
}

/** Completes a command at the counter of its ticket. Idempotent; any process may run it. */
export async function finishDeskChange(
  deps: Deps,
  ticket: TicketRecord,
  change: DeskChange,
): Promise<void> {
  const { merchantId, queueId, counterId } = ticket;
  if (change.isReturn) await carryReturned(deps, ticket);
  await deps.store.deskCommands.finish(ticket, change);
  deps.store.calls.invalidate(counterId);
  deps.store.recordTicket(ticket);
  await announceQueue(deps, { merchantId, queueId, counterId });
  await announceTicket(deps, ticket);
}
