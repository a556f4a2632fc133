import type { Db } from 'mongodb';
import type { Limits } from '../evidence/evidence.ts';
import { plainUse, type Scene } from '../workload/scenario.ts';

const MERCHANT = 1;
const MANAGER = 2;
const FIRST_GUEST = 1_000;

/** Twenty queues for the careless service, and who uses them. */
export async function naiveScene(
  db: Db,
  clients: number,
  queues = 20,
): Promise<{ scene: Scene; limits: Limits }> {
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
    scene: {
      places: ids.map((id) => ({
        ...plainUse(id),
        merchantId: MERCHANT,
        queueId: id,
        counterId: id,
        managerId: MANAGER,
      })),
      guestIds: Array.from({ length: clients }, (_, index) => FIRST_GUEST + index),
      tokenOf: String,
    },
    limits: {
      perUser: 8,
      categoryOf: new Map(),
      perCategory: new Map(),
      seatsOf: new Map(),
      turnsOf: new Map(),
    },
  };
}
