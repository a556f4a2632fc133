import type { Desk } from '@turno/shared-types';
import type { Activity, Entry } from '@turno/shared-types/activity';
import type { CounterRecord } from '../../queue-days/index.ts';
import type { QueueRecord } from '../../queues/index.ts';
import { ticketValue } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { ActivityRecord } from '../store/activities.ts';

type Names = {
  desks: readonly Desk[];
  queues: readonly QueueRecord[];
  counters: readonly CounterRecord[];
};

/** Lines with the current names of desks and queues. */
export async function presentActivities(
  { store }: Pick<Deps, 'store'>,
  merchantId: number,
  lines: readonly ActivityRecord[],
): Promise<{ activities: Activity[]; entries: Entry[] }> {
  const counterIds = [...new Set(lines.flatMap(({ counterId }) => counterId ?? []))];
  const [desks, queues, counters] = await Promise.all([
    store.desks.findOf(merchantId),
    store.queues.findOf([merchantId]),
    store.counters.findMany(counterIds),
  ]);
  const names = { desks, queues, counters };
  const activities: Activity[] = [];
  const entries: Entry[] = [];
  for (const { kind, ...line } of lines) {
    const shown = presentLine(line, names);
    if (kind === 'check-in') entries.push({ ...shown, kind });
    else activities.push({ ...shown, kind });
  }
  return { activities, entries };
}

function presentLine(line: Omit<ActivityRecord, 'kind'>, { desks, queues, counters }: Names) {
  const { id, at, queueId, counterId, deskId, number } = line;
  const queue = queues.find((each) => each.id === queueId);
  const counter = counters.find((each) => each.id === counterId);
  // The tickets of a multi-queue have the numbers of its children.
  const numbered = queues.find((each) => each.id === counter?.queueId) ?? queue;
  const hasTicket = number !== undefined && numbered !== undefined;
  return {
    id,
    at: at.toISOString(),
    userId: line.userId ?? null,
    role: line.role ?? null,
    keyId: line.keyId ?? null,
    desk: desks.find((each) => each.id === deskId)?.name ?? null,
    queue: queueId === undefined ? null : { id: queueId, name: queue?.name ?? null },
    show: counter?.time ? { date: counter.date, time: counter.time } : null,
    ticketValue: hasTicket ? ticketValue(numbered, number, counter?.time ?? null) : null,
    memberId: line.memberId ?? null,
    givenRole: line.givenRole ?? null,
  };
}
