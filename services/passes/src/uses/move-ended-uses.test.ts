import { personInPassesCall } from '@turno/shared-types';
import { dyingAfter } from '../../test/dying-store.ts';
import { buildPass, startPasses, type TestPasses, TODAY } from '../../test/start-passes.ts';
import { moveEndedUses } from './move-ended-uses.ts';

const CHANGES = ['add', 'remove'];
let passes: TestPasses;
beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());

const use = (index: number, date: string, state: 'held' | 'confirmed' = 'confirmed') => ({
  ticketId: String(index).padStart(24, '0'),
  merchantId: 10,
  queueId: 100,
  date,
  at: new Date(`${date}T09:00:00Z`),
  enteredAt: new Date(`${date}T09:05:00Z`),
  gateId: 'Nord',
  entries: [{ entryId: 'scan', at: new Date(`${date}T09:05:00Z`), gateId: 'Nord' }],
  state,
  expiresAt: new Date(0),
});

/** A pass with three uses that are over, one of yesterday, one of today and a hold nobody has resolved. */
async function usedPass(userId: number) {
  const pass = buildPass({
    userId,
    usages: [
      ...['2026-11-17', '2026-11-18', '2026-11-19'].map((date, index) => use(index, date)),
      use(3, '2026-11-20'),
      use(4, TODAY),
      use(5, '2026-11-18', 'held'),
    ],
  });
  await passes.deps.store.passes.addMissing([pass]);
  return pass.id;
}

async function stateOf(passId: number) {
  const [pass] = await passes.deps.store.passes.findByIds([passId]);
  const past = await passes.deps.store.useHistory.findOfPasses([passId]);
  return { left: pass?.usages.map(({ date }) => date), past: past.length, count: pass?.pastUses };
}

const MOVED = { left: ['2026-11-20', TODAY, '2026-11-18'], past: 3, count: 3 };

test('PAS-003 uses of earlier days leave their pass, stay counted and are exported', async () => {
  const passId = await usedPass(50);
  await moveEndedUses(passes.deps);
  await moveEndedUses(passes.deps);
  expect(await stateOf(passId)).toEqual(MOVED);
  const sent = { internalSecret: passes.queues.secret };
  const { body } = await passes.call(personInPassesCall, { params: { userId: 50 } }, sent);
  const { usages } = body.passes[0];
  expect(usages).toHaveLength(6);
  for (const { date, ...entry } of usages)
    expect(entry).toEqual({
      merchantId: 10,
      queueId: 100,
      gateId: 'Nord',
      at: `${date}T09:00:00.000Z`,
      enteredAt: `${date}T09:05:00.000Z`,
    });
});

test.each([0, 1, 2, 3, 4])(
  'I18 a move that is killed after %i writes loses no use and counts none twice',
  async (writes) => {
    const passId = await usedPass(60 + writes);
    const store = dyingAfter(writes, passes.deps.store, CHANGES);
    const outcome = await moveEndedUses({ ...passes.deps, store }).then(
      () => 'done',
      (error: Error) => error.message,
    );
    expect(outcome).toBe(writes < 4 ? 'killed' : 'done');
    await Promise.all([1, 2, 3].map(() => moveEndedUses(passes.deps)));
    expect(await stateOf(passId)).toEqual(MOVED);
  },
);

test('the history ends with its retention', async () => {
  const passId = await usedPass(70);
  await moveEndedUses(passes.deps);
  const later = () => new Date('2028-11-18T10:00:00Z');
  await passes.deps.store.useHistory.removeEnded(later());
  const past = await passes.deps.store.useHistory.findOfPasses([passId]);
  expect(past.map(({ date }) => date)).toEqual(['2026-11-19']);
});
