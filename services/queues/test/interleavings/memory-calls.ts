import { type Call, calledTicket } from '../../src/calling/store/call-batch.ts';
import type { CallSteps } from '../../src/calling/store/call-steps.ts';
import { callAfterOf } from '../../src/calling/store/group-calls.ts';
import type { CounterRecord, GroupCall } from '../../src/queue-days/store/counter-record.ts';
import type { TicketRecord } from '../../src/tickets/store/ticket-documents.ts';
import type { Memory } from './memory-steps.ts';

type Parts = {
  memory: Memory;
  /** Stores a ticket whose side effects are due. */
  put: (ticket: TicketRecord) => void;
  /** Lets the counter follow a call. */
  recordServed: (ticket: TicketRecord) => Promise<void>;
};

/** Calling single tickets and groups on plain maps: others may come between the writes of one command. */
export function createMemoryCalls({ memory, put, recordServed }: Parts) {
  const { step, counterOf, tickets } = memory;
  /** The ticket that each entry of the unique indexes belongs to. */
  const indexed = new Map<string, string>();
  const claims = new Map<string, number>();
  const inOrder = (isMeant: (ticket: TicketRecord) => boolean) =>
    [...tickets.values()].filter(isMeant).toSorted((a, b) => a.number - b.number);

  /** Calls a ticket unless it no longer waits or its names are in the unique indexes. */
  const callOne = (ticket: TicketRecord, names: readonly string[]): boolean => {
    const isWaiting = tickets.get(ticket.id)?.state === 'waiting';
    if (!isWaiting || names.some((name) => indexed.has(name))) return false;
    for (const name of names) indexed.set(name, ticket.id);
    put(ticket);
    return true;
  };
  const commandOf = (counterId: number, callId: string) => `${counterId}|command|${callId}`;
  const chainOf = (counterId: number, deskId: number | undefined, callAfter: number) =>
    `${counterId}|${deskId ?? 0}|after|${callAfter}`;
  const write = async (call: Call): Promise<boolean> => {
    const { ticket, callId, callAfter, desk } = call;
    const { counterId } = ticket;
    const isClaimed = await step(() => {
      if (!call.isClaiming) return true;
      if (claims.has(callId)) return false;
      claims.set(callId, counterId);
      return true;
    });
    const names = [commandOf(counterId, callId), chainOf(counterId, desk?.id, callAfter)];
    return isClaimed && (await step(() => callOne(calledTicket(call), names)));
  };

  const steps: CallSteps = {
    findNext: ({ counterId, upTo, limit }) =>
      step(() =>
        inOrder(
          (each) => each.counterId === counterId && each.state === 'waiting' && each.number <= upTo,
        ).slice(0, limit),
      ),
    async write(calls, { withEffects }) {
      const [first] = calls;
      const isFenced = () => first && counterOf(first.ticket.counterId).groupCall !== undefined;
      if (await step(isFenced)) return 0;
      for (const [index, call] of calls.entries()) if (!(await write(call))) return index;
      if (withEffects) for (const call of calls) await recordServed(calledTicket(call));
      return calls.length;
    },
    findLastCall: (counterId, deskId) =>
      step(() => {
        const called = inOrder(
          (each) =>
            each.counterId === counterId &&
            each.state === 'called' &&
            (each.desk?.id ?? null) === deskId,
        );
        const number = called.at(-1)?.number ?? 0;
        return { number, position: number };
      }),
    // No call is taken back here.
    findCallBefore: async () => null,
    findServed: async () => [],
    findOfGroup: ({ counterId, number }) =>
      step(() => inOrder((each) => each.counterId === counterId && each.callFirst === number)),
    findByCommand: (callId) =>
      step(() => {
        const name = [...indexed.keys()].find((each) => each.endsWith(`|command|${callId}`));
        return tickets.get(indexed.get(name ?? '') ?? '') ?? null;
      }),
    claim: (callId, { counterId }) =>
      step(() => {
        if (claims.has(callId)) return false;
        claims.set(callId, counterId);
        return true;
      }),
    findClaim: (callId) =>
      step(() => {
        const counterId = claims.get(callId);
        return counterId === undefined ? null : { counterId, callPax: null };
      }),
    // Only commands that move between queues are revoked.
    isRevoked: async () => false,
    revoke: async () => false,
    findRevokedCounters: async () => [],
  };

  const groupCalls = {
    begin: ({ id, current }: CounterRecord, groupCall: GroupCall) =>
      step(() => {
        const counter = counterOf(id);
        if (counter.current !== current || counter.groupCall) return false;
        counter.groupCall = structuredClone(groupCall);
        return true;
      }),
    call: (group: GroupCall, at: number) =>
      step(() => {
        const party = group.tickets[at];
        const ticket = party && tickets.get(party.id);
        if (!ticket) return null;
        const { callExpected, callPax, desk } = group;
        const called: TicketRecord = {
          ...ticket,
          state: 'called',
          executedAt: group.at,
          callExpected,
          callPax,
          callFirst: group.tickets[0]?.number ?? ticket.number,
          ...(desk ? { desk } : {}),
        };
        const chain = chainOf(ticket.counterId, desk?.id, callAfterOf(group, at));
        const command = at === 0 ? [commandOf(ticket.counterId, group.callId)] : [];
        return callOne(called, [chain, ...command]) ? called : null;
      }),
    end: (counterId: number, { callId }: GroupCall) =>
      step(() => {
        const counter = counterOf(counterId);
        if (counter.groupCall?.callId === callId) delete counter.groupCall;
      }),
  };
  return { steps, groupCalls };
}
