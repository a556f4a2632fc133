import type { Db } from 'mongodb';
import type { Limits } from '../evidence/evidence.ts';
import { ordinaryUsage, type Scenario } from '../workload/scenario.ts';

const MERCHANT = 1;
const MANAGER = 2;
const FIRST_GUEST = 1_000;

/** The queues and users of a run against the racy service. */
export async function racyScenario(
  db: Db,
  clients: number,
  queues = 20,
): Promise<{ scenario: Scenario; limits: Limits }> {
  const ids = Array.from({ length: queues }, (_, index) => index + 1);
  await db.collection<{ _id: number }>('counters').insertMany(
    ids.map((id) => ({
      _id: id,
      merchantId: MERCHANT,
      queueId: id,
      date: 'today',
      time: null,
      next: 0,
      current: 0,
      closed: false,
      paused: false,
      waiting: 0,
      people: 0,
    })),
  );
  return {
    scenario: {
      targets: ids.map((id) => ({
        ...ordinaryUsage(id),
        merchantId: MERCHANT,
        queueId: id,
        counterId: id,
        managerId: MANAGER,
      })),
      guestIds: Array.from({ length: clients }, (_, index) => FIRST_GUEST + index),
      families: null,
      tokenOf: String,
    },
    limits: {
      perUser: 8,
      categoryOf: new Map(),
      perCategory: new Map(),
      seatsOf: new Map(),
      sharedQueuesOf: new Map(),
    },
  };
}
