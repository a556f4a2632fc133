import { passOwnersValidationCall } from '@turno/shared-types';
import { merchantVenueCall } from '@turno/shared-types/passes';
import { SECRET } from '../../../test/app.ts';
import { buildQueue, everyDay } from '../../../test/factories.ts';
import { addHolder, addPerson, type Holder } from '../../../test/passes/pass-holders.ts';
import {
  openTestPasses,
  queueIds,
  refs,
  type TestPasses,
} from '../../../test/passes/test-passes.ts';
import type { TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

const ANY_PASS = { passMode: 'generic' as const, qrCodeEnabled: true, nextRatio: 2 };
let places: TestPasses;
/** Two queues of a bar that is open until 02:00, and a shop whose day ends at midnight. */
let bar: TestQueue;
let terrace: TestQueue;
let shop: TestQueue;

beforeAll(async () => {
  places = await openTestPasses();
  const { harness } = places;
  const openAt = (start: string, end: string) =>
    harness.addQueue({ merchant: { openings: everyDay(start, end) }, queue: ANY_PASS });
  at('2026-11-21', '22:00');
  bar = await openAt('18:00', '02:00');
  shop = await openAt('09:00', '18:00');
  const queue = buildQueue({ ...ANY_PASS, merchantId: bar.merchant.id });
  await harness.deps.store.queues.put(queue);
  terrace = { ...bar, queue };
});
afterAll(() => places.close());

/** The clock of queues, in Rome, in winter. */
function at(date: string, time: string) {
  places.harness.clock.now = new Date(`${date}T${time}:00+01:00`);
}

/** `good`, or why a number is not given. */
async function take(where: TestQueue, holder: Holder): Promise<string> {
  const { body } = await places.lineUp(where, holder.userId, { passOwners: refs(holder) });
  return body.error_code ?? 'good';
}

/** The same as a verdict, and from when it is good. */
async function verdict(where: TestQueue, holder: Holder) {
  const asked = { params: queueIds(where), body: { passOwners: refs(holder) } };
  const as = await places.app.as(holder.userId, 'ROLE_USER');
  const { body } = await places.app.service.call(passOwnersValidationCall, asked, as);
  const [{ error_code: code, usable_from: from }] = body.passOwnersValidation;
  return [code ?? 'good', from];
}

test('S-05 PAS-029 PAS-031 a pass for one use a day counts by the day of the bar, and by that of the shop in the morning', async () => {
  const holder = await addHolder(places.passes.db, { mode: 'generic' });
  at('2026-11-21', '23:50');
  expect(await take(bar, holder)).toBe('good');
  at('2026-11-22', '00:30');
  expect(await take(terrace, holder)).toBe('pass_used_up');
  expect(await verdict(terrace, holder)).toEqual(['pass_used_up', '2026-11-22T03:00:00.000Z']);
  at('2026-11-22', '10:00');
  expect(await verdict(shop, holder)).toEqual(['good', null]);
  expect(await take(shop, holder)).toBe('good');
  at('2026-11-22', '20:00');
  expect(await take(terrace, holder)).toBe('pass_used_up');
});

test('S-05 PAS-016 PAS-030 a pass that is valid on a date is good for the whole night that begins on it', async () => {
  const holder = await addHolder(places.passes.db);
  const child = { userId: holder.userId, ...(await addPerson(places.passes.db, holder.userId)) };
  at('2026-11-22', '00:30');
  expect(await verdict(bar, holder)).toEqual(['good', null]);
  expect(await take(bar, holder)).toBe('good');
  at('2026-11-22', '10:00');
  expect(await verdict(shop, child)).toEqual(['pass_not_usable', null]);
  expect(await take(shop, child)).toBe('pass_not_usable');
});

test('S-05 PAS-016 passes asks when a merchant is open, to know which day runs there', async () => {
  const ask = (merchantId: number) =>
    places.app.service.call(
      merchantVenueCall,
      { params: { merchantId } },
      { internalSecret: SECRET },
    );
  const { body } = await ask(bar.merchant.id);
  expect(body.venue.timezone).toBe('Europe/Rome');
  expect(body.venue.openings[0]).toEqual({
    dayOfWeek: 0,
    date: null,
    start: '18:00',
    end: '02:00',
  });
  expect((await ask(999_999)).body.error_code).toBe('merchant_not_found');
});
