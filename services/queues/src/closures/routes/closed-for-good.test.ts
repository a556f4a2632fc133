import { accessOf, CALLS, type Call, closeMerchantCall, errorsOf } from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { newUser } from '../../../test/people.ts';

jest.setTimeout(120_000);

const DOOR = MANAGER + 2;
let journey: Journey;

beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const OF_STAFF = Object.values<Call>(CALLS).filter(
  (call) => call.service === 'queues' && accessOf(call, 'private') === 'owner',
);

/** The code with which a call of staff answers somebody, of a merchant and of things that may not exist. */
async function codeOf({ method, path }: Call, merchantId: number, token: string): Promise<string> {
  const ids: Record<string, string> = { merchantId: String(merchantId), scope: 'private' };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? '1');
  const answer = await fetch(journey.app.service.url + filled, {
    method,
    headers: { authorization: `Bearer ${token}` },
  });
  return JSON.parse(await answer.text()).error_code;
}

test('S-08 IDN-037 every call of staff says that the place has closed for good, to those it would admit', async () => {
  const { app, harness, newQueue } = journey;
  const { id: merchantId } = (await newQueue()).merchant;
  const member = { userId: DOOR, role: 'door', since: harness.clock.now } as const;
  const most = { most: 5, acceptance: 'of-the-door' };
  await harness.store.managers.add(merchantId, member, most);
  const owner = await app.as(MANAGER, 'ROLE_MERCHANT');
  const closing = { params: { merchantId }, body: {} };
  expect((await app.service.call(closeMerchantCall, closing, owner)).status).toBe(204);
  const door = await app.as(DOOR, 'ROLE_MERCHANT');
  const stranger = await app.as(newUser(), 'ROLE_MERCHANT');
  expect(OF_STAFF.length).toBeGreaterThan(40);
  for (const call of OF_STAFF) {
    const answers = [owner, door, stranger].map(({ token }) => codeOf(call, merchantId, token));
    const isOfDoor = may('door', call.permission ?? 'team');
    const forDoor = isOfDoor ? 'merchant_closed_for_good' : 'forbidden';
    const expected = ['merchant_closed_for_good', forDoor, 'forbidden'];
    expect([call.path, ...(await Promise.all(answers))]).toEqual([call.path, ...expected]);
    expect(errorsOf(call, 'owner')).toContain('merchant_closed_for_good');
  }
});
