import { followDeletions } from '@turno/kit';
import { type BusEvent, personInPassesCall } from '@turno/shared-types';
import { associatePassesCall } from '@turno/shared-types/passes';
import { buildPass, startPasses, type TestPasses } from '../test/start-passes.ts';
import { erasePerson } from './personal-data.ts';

const SCANNER = 318_642_907_155_283;
const OTHER = 318_642_907_155_284;
const AT = new Date('2026-11-21T10:00:00Z');
let passes: TestPasses;

beforeAll(async () => {
  passes = await startPasses({});
});
afterAll(() => passes.close());
beforeEach(async () => {
  await passes.db.collection('check_ins').deleteMany({});
  for (const userId of [SCANNER, OTHER]) {
    const scan = { userId, key: 'k', merchantId: 10, code: 'c', at: AT };
    await passes.deps.store.checkIns.claim(scan);
  }
});

const traces = async () =>
  (await passes.db.collection('check_ins').find().toArray())
    .map((entry) => JSON.stringify(entry))
    .filter((text) => text.includes(String(SCANNER)));

test('a deleted person’s scans stay for statistics, without the scanner', async () => {
  expect(await traces()).toHaveLength(1);
  await erasePerson(passes.deps, SCANNER);
  await erasePerson(passes.deps, SCANNER);
  expect(await traces()).toEqual([]);
  expect(await passes.db.collection('check_ins').countDocuments()).toBe(2);
  expect(await passes.db.collection('check_ins').countDocuments({ userId: OTHER })).toBe(1);
});

test('a deleted person’s passes belong to no one, and the names of their pass owners are gone', async () => {
  const { store } = passes.deps;
  await store.passOwners.addMissing([{ id: 31, userId: SCANNER, name: 'Persona' }]);
  await store.passes.addMissing([buildPass({ userId: SCANNER, passOwnerId: 31 })]);
  const read = async () => {
    const sent = { internalSecret: passes.queues.secret };
    const request = { params: { userId: SCANNER } };
    return (await passes.call(personInPassesCall, request, sent)).body;
  };
  expect(await read()).toMatchObject({
    passes: [{ person: 'Persona' }],
    passOwners: [{ id: 31, name: 'Persona' }],
  });
  await erasePerson(passes.deps, SCANNER);
  expect(await read()).toEqual({
    passes: [],
    passOwners: [],
    checkIns: [],
    walletPasses: [],
  });
  expect(await store.passOwners.findAllOf(SCANNER)).toEqual([]);
  expect(await passes.db.collection('passes').find().toArray()).toEqual([
    expect.objectContaining({ userId: null, passOwnerId: null, disabled: true }),
  ]);
});

test('PAS-015 PAS-022 a Fast Track whose issuer was deleted is given to a person as before', async () => {
  const { store } = passes.deps;
  const userId = 4_711;
  await store.passOwners.addMissing([{ id: 32, userId, name: 'Anna' }]);
  const issued = { userId, passOwnerId: null, issuedBy: SCANNER, activatedOn: [] };
  const pass = buildPass(issued);
  await store.passes.addMissing([pass]);
  await erasePerson(passes.deps, SCANNER);
  const token = await passes.tokens.tokenFor({ userId, role: 'ROLE_USER' });
  const request = { params: { userId, ownerId: 32 }, body: { passIds: [pass.id] } };
  const { body } = await passes.call(associatePassesCall, request, { token });
  expect(body).toMatchObject({ id: 32, passIds: [pass.id] });
  expect(await passes.db.collection('passes').countDocuments({ issuedBy: SCANNER })).toBe(0);
});

test('identity reads what passes holds of a person; no one else can', async () => {
  const request = { params: { userId: SCANNER } };
  const exported = await passes.call(personInPassesCall, request, {
    internalSecret: passes.queues.secret,
  });
  expect(exported.body).toEqual({
    passes: [],
    passOwners: [],
    checkIns: [{ merchantId: 10, at: AT.toISOString() }],
    walletPasses: [],
  });
  expect((await passes.call(personInPassesCall, request)).status).toBe(403);
});

test('an announced deletion is confirmed once it is done', async () => {
  const published: BusEvent[] = [];
  const listeners = new Set<(event: BusEvent) => void>();
  const confirmed = new Promise<void>((resolve) => {
    const bus = {
      subscribe(listener: (event: BusEvent) => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      async publish(event: BusEvent) {
        published.push(event);
        resolve();
      },
    };
    followDeletions({
      bus,
      service: 'passes',
      erase: (userId) => erasePerson(passes.deps, userId),
      onError: () => resolve(),
    });
  });
  for (const listener of listeners) listener({ type: 'user-deleted', userId: SCANNER });
  await confirmed;
  expect(published).toEqual([{ type: 'user-erased', userId: SCANNER, service: 'passes' }]);
  expect(await traces()).toEqual([]);
});
