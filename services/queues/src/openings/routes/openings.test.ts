import {
  changeOpeningCall,
  createOpeningCall,
  deleteOpeningCall,
  type Opening,
  openingsCall,
  saveOpeningsCall,
} from '@turno/shared-types';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { openTestHarness, type TestHarness } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
let app: TestApp;
let owner: { token: string };
let merchantId: number;

beforeAll(async () => {
  harness = await openTestHarness();
  app = await startTestApp(harness);
  owner = await app.as(77, 'ROLE_MERCHANT');
});
afterAll(async () => {
  await app.close();
  await harness.close();
});
beforeEach(async () => {
  const testQueue = await harness.addQueue({ merchant: { managerIds: [77], openings: [] } });
  merchantId = testQueue.merchant.id;
  harness.events.length = 0;
});

const params = () => ({ merchantId });
const add = (body: object) =>
  app.service.call(createOpeningCall, { params: params(), body }, owner);
const save = (openings: object, sent = owner) =>
  app.service.call(saveOpeningsCall, { params: params(), body: { openings } }, sent);
const list = async (): Promise<Opening[]> =>
  (await app.service.call(openingsCall, { params: params() }, owner)).body;
const monday = { dayOfWeek: 1, start: '09:00', end: '13:00' };

test('QUE-015 QUE-017 QUE-020 weekly, special and closing rows are made, and stand in one list', async () => {
  const weekly = await add({ ...monday, date: null, typology: 'openings' });
  expect(weekly.status).toBe(201);
  expect(weekly.body).toEqual({ id: expect.any(Number), ...monday, date: null, typology: null });
  await add({ date: '2026-12-24', start: '09:00', end: '24:00' });
  await add({ date: '2026-12-25', start: null, end: null, typology: 'closings' });
  expect(await list()).toMatchObject([
    monday,
    { date: '2026-12-24', end: '24:00', dayOfWeek: null, typology: 'openings' },
    { date: '2026-12-25', start: null, end: null, typology: 'closings' },
  ]);
  expect(harness.events).toContainEqual({ type: 'merchant-changed', merchantId });
});

test('QUE-017 S-15 a new row is answered, also where another day has the same hours', async () => {
  const hours = { start: '09:00', end: '13:00' };
  const dates = ['2026-12-23', '2026-12-24'].flatMap((date) => [
    { date, ...hours },
    { date, start: null, end: null, typology: 'closings' },
  ]);
  const weekly = [1, 2].map((dayOfWeek) => ({ dayOfWeek, ...hours }));
  const ids = new Set<number>();
  for (const wanted of [...dates, ...weekly]) {
    const { body } = await add(wanted);
    expect(body).toMatchObject(wanted);
    ids.add(body.id);
  }
  expect(ids.size).toBe(6);
  const [monday1] = (await list()).filter(({ dayOfWeek }) => dayOfWeek === 1);
  expect((await add(monday)).body).toEqual(monday1);
});

test('QUE-018 one row is changed and removed; a stranger id is not found', async () => {
  const { body: row } = await add(monday);
  const at = (openingId: number) => ({ merchantId, openingId });
  const change = (openingId: number, body: object) =>
    app.service.call(changeOpeningCall, { params: at(openingId), body }, owner);
  expect((await change(row.id, { end: '14:00' })).body).toEqual({ ...row, end: '14:00' });
  expect((await change(row.id, { start: '24:00' })).body.error_code).toBe('opening_time_invalid');
  expect((await change(999_999_999, { end: '08:00' })).status).toBe(404);
  const remove = (openingId: number) =>
    app.service.call(deleteOpeningCall, { params: at(openingId), body: {} }, owner);
  expect((await remove(row.id)).status).toBe(204);
  expect((await remove(row.id)).body.error_code).toBe('opening_not_found');
  expect(await list()).toEqual([]);
});

test('QUE-021 X-46 a third slot and a date once more are refused', async () => {
  await add(monday);
  await add({ ...monday, start: '16:00', end: '20:00' });
  const third = await add({ ...monday, start: '21:00', end: '22:00' });
  expect([third.status, third.body.error_code]).toEqual([422, 'opening_slots_exceeded']);
  await add({ date: '2026-12-24', start: '09:00', end: '13:00' });
  const again = await add({ date: '2026-12-24', start: '16:00', end: '20:00' });
  expect([again.status, again.body.error_code]).toEqual([422, 'opening_date_exists']);
});

test('QUE-019 G-17 a bulk save is all or nothing', async () => {
  const { body: row } = await add(monday);
  const saved = await save({
    create: [{ dayOfWeek: 2, start: '09:00', end: '20:00' }],
    edit: [{ id: row.id, end: '12:00' }],
    delete: [],
  });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject([{ id: row.id, end: '12:00' }, { dayOfWeek: 2 }]);
  const before = await list();
  for (const [wanted, code] of [
    [
      { create: [{ dayOfWeek: 3, start: '24:00', end: '09:00' }], delete: [row.id] },
      'opening_time_invalid',
    ],
    [{ delete: [row.id, 999_999_999] }, 'opening_not_found'],
    [{ edit: [{ id: row.id, start: '24:00' }] }, 'opening_time_invalid'],
    [{ edit: [{ id: row.id, start: '24:00', end: '24:00' }] }, 'validation_error'],
  ] as const) {
    expect((await save(wanted)).body.error_code).toBe(code);
    expect(await list()).toEqual(before);
  }
});

test('QUE-019 the same bulk save of a week again changes nothing', async () => {
  const create = [1, 2, 3].map((dayOfWeek) => ({ ...monday, dayOfWeek }));
  const first = await save({ create });
  expect((await save({ create })).body).toEqual(first.body);
});

test('QUE-008 QUE-019 X-14 the token of a new merchant saves its openings, and reads nothing', async () => {
  const fresh = await app.as(77, 'ROLE_MERCHANT', 'new-merchant');
  expect((await save({ create: [monday] }, fresh)).status).toBe(200);
  const { status } = await app.service.call(openingsCall, { params: params() }, fresh);
  expect(status).toBe(401);
});

test.each([
  { name: 'an unknown field', body: { ...monday, merchantId: 1 } },
  { name: 'a day of no week', body: { ...monday, dayOfWeek: 7 } },
  { name: 'half a day', body: { ...monday, dayOfWeek: 1.5 } },
  { name: 'a time of no clock', body: { ...monday, start: '9:00' } },
  { name: 'a time after midnight', body: { ...monday, end: '24:15' } },
  { name: 'a date in another form', body: { date: '24/12/2026' } },
  { name: 'an unknown typology', body: { ...monday, typology: 'holidays' } },
])('QUE-017 $name is a malformed request', async ({ body }) => {
  const { status, body: answer } = await add(body);
  expect([status, answer.error_code]).toEqual([400, 'validation_error']);
  expect(answer.errors[0].field).not.toBeUndefined();
});

test('QUE-019 a bulk save without its lists, or with more than anybody needs, is malformed', async () => {
  const send = (body: object) =>
    app.service.call(saveOpeningsCall, { params: params(), body: body as never }, owner);
  expect((await send({})).status).toBe(400);
  expect((await send({ openings: { add: [] } })).status).toBe(400);
  expect((await send({ openings: { delete: Array(201).fill(1) } })).status).toBe(400);
  expect((await send({ openings: {} })).status).toBe(200);
});

test('IDN-037 only its managers read or write the openings of a merchant', async () => {
  const stranger = await app.as(78, 'ROLE_MERCHANT');
  const user = await app.as(77, 'ROLE_USER');
  expect((await save({ create: [monday] }, stranger)).status).toBe(403);
  expect((await save({ create: [monday] }, user)).status).toBe(403);
  expect((await app.service.call(openingsCall, { params: params() }, stranger)).status).toBe(403);
  expect(await list()).toEqual([]);
});

test('QUE-021 of twenty slots posted for one weekday at once two stand, whatever process took them', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => {
      const hour = String(index).padStart(2, '0');
      return add({ dayOfWeek: 4, start: `${hour}:00`, end: `${hour}:30` });
    }),
  );
  const codes = answers.map(({ status, body }) => body.error_code ?? status);
  expect(codes.filter((code) => code === 201)).toHaveLength(2);
  expect(codes.filter((code) => code === 'opening_slots_exceeded')).toHaveLength(18);
  expect(await list()).toHaveLength(2);
});

test('QUE-019 saves for different days that come at once all stand', async () => {
  const second = await harness.secondDeps();
  const { saveOpenings } = await import('../actions/change-openings.ts');
  await Promise.all(
    [0, 1, 2, 3, 4, 5, 6].map((dayOfWeek) =>
      saveOpenings(dayOfWeek % 2 ? harness.deps : second, merchantId, {
        create: [{ ...monday, dayOfWeek }],
      }),
    ),
  );
  expect(await list()).toHaveLength(7);
});
