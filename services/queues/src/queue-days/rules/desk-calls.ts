import type { Desk } from '@turno/shared-types';
import type { TicketRecord } from '../../tickets/index.ts';

/** The latest call of one desk (S-20). */
export type DeskCall = {
  desk: Desk | null;
  /** The first and the last number of the call. */
  first: number;
  number: number;
  paxCount: number;
  at: Date;
};

type Called = Pick<TicketRecord, 'number' | 'paxCount' | 'executedAt' | 'desk' | 'callFirst'>;

/** What a called ticket says of the call it was called with. */
export function deskCallOf({ number, paxCount, executedAt, ...called }: Called): DeskCall {
  const { desk = null, callFirst: first = number } = called;
  return { desk, first, number, paxCount, at: executedAt ?? new Date(0) };
}

/** S-03, S-20: the latest call of each desk among some, the newest first. */
export function latestCalls(calls: readonly DeskCall[]): DeskCall[] {
  const latest = new Map<number, DeskCall>();
  for (const call of calls) {
    const id = call.desk?.id ?? 0;
    if (call.number > (latest.get(id)?.number ?? 0)) latest.set(id, call);
  }
  return [...latest.values()].toSorted((a, b) => b.number - a.number);
}
