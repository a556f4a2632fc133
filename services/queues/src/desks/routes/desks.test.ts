import { addDeskCall, desksCall, removeDeskCall, renameDeskCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';

jest.setTimeout(60_000);

let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const DESKS = 40;

test('S-20 forty desks are added at once, renamed and removed; no id is used again', async () => {
  const { merchant } = await journey.newQueue();
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const params = { merchantId: merchant.id };
  const { call } = journey.app.service;
  const names = Array.from({ length: DESKS }, (_, index) => `Counter ${index + 1}`);
  const added = await Promise.all(
    names.map((name) => call(addDeskCall, { params, body: { name } }, manager)),
  );
  expect(added.map(({ status }) => status)).toEqual(names.map(() => 201));
  expect(added.map(({ body }) => body.id).toSorted((a, b) => a - b)).toEqual(
    names.map((_, index) => index + 1),
  );
  const [first] = added;
  const deskId = first?.body.id;
  const again = await call(addDeskCall, { params, body: { name: ' Counter 1 ' } }, manager);
  expect(again.body).toEqual(first?.body);
  const rename = (name: string) =>
    call(renameDeskCall, { params: { ...params, deskId }, body: { name } }, manager);
  expect((await rename('Window')).body).toEqual({ id: deskId, name: 'Window' });
  expect((await rename('Counter 2')).body.error_code).toBe('name_exists');
  const removed = await call(removeDeskCall, { params: { ...params, deskId } }, manager);
  expect(removed.status).toBe(204);
  expect((await rename('Window')).body.error_code).toBe('desk_not_found');
  const made = await call(addDeskCall, { params, body: { name: 'Counter 1' } }, manager);
  expect(made.body.id).toBe(DESKS + 1);
  const listed = await call(desksCall, { params }, manager);
  expect(listed.body).toHaveLength(DESKS);
  const foreign = await journey.app.as(MANAGER + 1, 'ROLE_MERCHANT');
  expect((await call(desksCall, { params }, foreign)).status).toBe(403);
});

test('S-20 open dashboards hear of each change of the desks', async () => {
  const { merchant } = await journey.newQueue();
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const params = { merchantId: merchant.id };
  const { call } = journey.app.service;
  const { events } = journey.harness;
  const heard = () => {
    const found = events.filter(
      (event) => event.type === 'merchant-changed' && event.merchantId === merchant.id,
    );
    events.length = 0;
    return found.length;
  };
  heard();
  const { body: desk } = await call(addDeskCall, { params, body: { name: 'Counter 1' } }, manager);
  expect(heard()).toBe(1);
  const ofDesk = { ...params, deskId: desk.id };
  await call(renameDeskCall, { params: ofDesk, body: { name: 'Window' } }, manager);
  expect(heard()).toBe(1);
  await call(removeDeskCall, { params: ofDesk }, manager);
  expect(heard()).toBe(1);
});
