import type { Db, Document } from 'mongodb';
import { readFigures } from '../evidence/figures.ts';
import type { Options } from '../options.ts';
import { type Families, ordinaryUsage, type TargetQueue } from '../workload/scenario.ts';
import type { TestMerchants } from './test-merchants.ts';

const FIRST_ACCOUNT = 2_000_000;
const PASS_TYPE = 7_001;

/** Stores the type of pass that staff of the park create, for one ride within a week, and finds the park's counters. */
export async function openPark(
  passes: Db,
  gateway: string,
  { id, managerId, queueIds }: TestMerchants['park'],
  options: Options,
): Promise<Families | null> {
  if (options.families === 0) return null;
  await passes.collection<Document & { _id: number }>('pass_types').insertOne({
    _id: PASS_TYPE,
    name: 'Una corsa',
    franchisingId: null,
    mode: 'specific',
    kind: 1,
    merchants: [{ id, name: 'Parco' }],
    preferences: [],
    policy: {
      limits: [{ maxUses: 1, period: 'validity', within: 'everywhere' }],
      pause: null,
      hours: [],
    },
  });
  const figures = await readFigures(gateway, id);
  const rideOf = (queueId: number): TargetQueue => {
    const counterId = figures.find((figure) => figure.queueId === queueId)?.counterId;
    if (!counterId) throw new Error(`ride ${queueId} shows no counter`);
    const usage = { ...ordinaryUsage(queueId), largestParty: 1 };
    return { ...usage, merchantId: id, queueId, counterId, managerId };
  };
  const [first, second, third] = queueIds;
  const rides: Families['park']['rides'] = [rideOf(first), rideOf(second), rideOf(third)];
  const accounts = Array.from({ length: options.families }, (_, index): [number, number] => [
    FIRST_ACCOUNT + index * 2,
    FIRST_ACCOUNT + index * 2 + 1,
  ]);
  return { park: { managerId, passTypeId: PASS_TYPE, rides }, accounts };
}
