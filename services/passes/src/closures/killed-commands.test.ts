import { merchantClosedCall } from '@turno/shared-types/passes';
import { dyingAfter } from '../../test/dying-store.ts';
import { startNights } from '../../test/nights.ts';
import { buildPass } from '../../test/start-passes.ts';
import type { Store } from '../deps.ts';
import { createPasses } from '../issuing/create-passes.ts';
import { createEmbeddedProvider } from '../provider/store.ts';
import { findPass } from '../sharing/office-passes.ts';
import { judgeNewPasses } from './index.ts';

const CHANGES = ['addMissing', 'disableOfClosed', 'markJudged'];
/** So many changes store passes and judge them. */
const LAST = 3;
let nights: Awaited<ReturnType<typeof startNights>>;
let lastType = 500;
beforeAll(async () => {
  nights = await startNights();
});
afterAll(() => nights.close());

/** A type that one merchant accepts, and a process in which that one closes before new passes are stored. */
async function closing() {
  lastType += 1;
  const [passTypeId, merchantId] = [lastType, lastType + 1_000];
  const { passType } = buildPass({ passType: { merchants: [{ id: merchantId, name: 'Parco' }] } });
  await nights.deps.store.passTypes.addMissing([{ ...passType, id: passTypeId }]);
  const close = () =>
    nights.call(
      merchantClosedCall,
      { params: { merchantId }, body: {} },
      { internalSecret: nights.queues.secret },
    );
  const { queues, store } = nights.deps;
  const managing = {
    ...nights.deps,
    queues: { ...queues, managedAmong: async () => [merchantId] },
  };
  const closingFirst = (real: Store): Store => ({
    ...real,
    passes: {
      ...real.passes,
      async addMissing(all) {
        await close();
        await real.passes.addMissing(all);
      },
    },
  });
  const killedAfter = (writes: number) => ({
    ...managing,
    store: closingFirst(dyingAfter(writes, store, CHANGES)),
  });
  const code = `KILLED${passTypeId}`;
  const office = await createEmbeddedProvider(nights.db);
  await office.issue([{ validFrom: null, validTo: null, maxUses: null, code, passTypeId }]);
  return { passTypeId, killedAfter, managing, code };
}

const outcomeOf = (command: Promise<unknown>) =>
  command.then(
    () => 'done',
    (error: Error) => error.message,
  );
const storedOf = (passTypeId: number) =>
  nights.db.collection('passes').find({ 'passType.id': passTypeId }).toArray();
const later = () => new Date(nights.clock.now.getTime() + 60_000);
const sweep = () => judgeNewPasses({ ...nights.deps, now: later });

test.each([1, 2, 3])(
  'S-08 PAS-019 passes that were killed after %i writes while their merchant closed are disabled by the retry and by the sweeper',
  async (writes) => {
    for (const isRetried of [true, false]) {
      const { passTypeId, killedAfter, managing } = await closing();
      const request = { userId: 1, passTypeId, passCount: 2, key: 'key' };
      const outcome = await outcomeOf(createPasses(killedAfter(writes), request));
      expect(outcome).toBe(writes < LAST ? 'killed' : 'done');
      if (isRetried) {
        const created = await createPasses(managing, request);
        expect(created.map(({ disabled }) => disabled)).toEqual([true, true]);
      } else await sweep();
      const stored = await storedOf(passTypeId);
      expect(stored.map(({ disabled, isUnjudged }) => [disabled, isUnjudged])).toEqual([
        [true, undefined],
        [true, undefined],
      ]);
    }
  },
);

test.each([1, 2])(
  'S-08 PAS-009 a code of the ticket office that was killed after %i writes is disabled without another scan',
  async (writes) => {
    const { passTypeId, killedAfter, code } = await closing();
    expect(await outcomeOf(findPass(killedAfter(writes), code))).toBe('killed');
    await sweep();
    expect(await storedOf(passTypeId)).toMatchObject([{ disabled: true }]);
    expect((await findPass(nights.deps, code))?.disabled).toBe(true);
  },
);

test('S-08 the sweeper leaves passes of a running request, and of open merchants, as they are', async () => {
  const { passTypeId, killedAfter } = await closing();
  const request = { userId: 1, passTypeId, passCount: 1, key: 'key' };
  await outcomeOf(createPasses(killedAfter(1), request));
  await judgeNewPasses(nights.deps);
  expect(await storedOf(passTypeId)).toMatchObject([{ disabled: false, isUnjudged: true }]);
  const open = await closing();
  const store = dyingAfter(1, nights.deps.store, CHANGES);
  const opened = { ...request, passTypeId: open.passTypeId };
  await outcomeOf(createPasses({ ...open.managing, store }, opened));
  await sweep();
  const [stored] = await storedOf(open.passTypeId);
  expect([stored?.disabled, stored?.isUnjudged]).toEqual([false, undefined]);
});
