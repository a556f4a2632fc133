import { PASS_TYPE_ID } from '@turno/kit/wallets/test';
import { callsOf } from '@turno/shared-types';
import { READS, SILENT } from '../test/stored-reads.ts';
import { openStoredStates } from '../test/stored-states.ts';
import { APPLE_CALLS } from './wallets/index.ts';

jest.setTimeout(120_000);

let opened: Awaited<ReturnType<typeof openStoredStates>>;
beforeAll(async () => {
  opened = await openStoredStates();
});
afterAll(() => opened.close());

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
/** The calls of phones are asked below; the rest of them answers nothing that is stored. */
const APPLE = Object.values(APPLE_CALLS).map(nameOf);
/** These answer what they made anew; what they store is read by the calls that answer it. */
const NEW_OR_NOTHING = [
  'DELETE /private/franchising/:franchisingId/pass_types/:passTypeId',
  'DELETE /private/merchants/:merchantId/pass_types/:passTypeId',
  'DELETE /private/users/:userId/passes/share',
  'POST /internal/merchants/:merchantId/closed',
  'POST /private/franchising/:franchisingId/pass_types',
  'POST /private/merchants/:merchantId/pass_types',
  'POST /private/users/:userId/pass_owners',
  'POST /private/users/:userId/passes',
];

test('S-14 every call of passes is asked for every stored state, or answers none', () => {
  const asked = READS.map(({ call }) => nameOf(call));
  expect(callsOf('passes').map(nameOf).toSorted()).toEqual(
    [...new Set([...asked, ...SILENT, ...APPLE, ...NEW_OR_NOTHING])].toSorted(),
  );
});

test.each(READS.map(({ call, read }) => [nameOf(call), call, read] as const))(
  'S-14 every stored state fits %s, and is found',
  async (_, call, read) => {
    let found = 0;
    for (const state of opened.states) {
      const { status, body } = await read(opened.passes, state);
      // A rule may refuse what is asked; the code says that it is one.
      const isFit = status < 400 || (status < 500 && body?.error_code !== 'validation_error');
      expect([state.name, isFit, status]).toEqual([state.name, true, status]);
      if (status >= 400) continue;
      found += 1;
      const { error = null } = call.reply.safeParse(body);
      expect([state.name, error?.issues]).toEqual([state.name, undefined]);
    }
    // A call that finds nothing proves nothing.
    expect(found).toBeGreaterThan(0);
  },
);

test('S-14 every stored pass has a file for Apple Wallet, by its link and for its phone', async () => {
  const { url } = opened.passes;
  const saved = opened.states.flatMap(({ name, inApple }) =>
    inApple ? [{ name, ...inApple }] : [],
  );
  expect(saved.length).toBeGreaterThan(10);
  for (const { name, serialNumber, search, token } of saved) {
    const at = (path: string) =>
      url + path.replace(':serialNumber', serialNumber).replace(':passTypeId', PASS_TYPE_ID);
    const file = await fetch(at(APPLE_CALLS.download.path) + search);
    const headers = { authorization: `ApplePass ${token}` };
    const latest = await fetch(at(APPLE_CALLS.latest.path), { headers });
    expect([name, file.status, latest.status]).toEqual([name, 200, 200]);
  }
});

test('S-14 no row was left out of any of these replies', async () => {
  const metrics = await (await fetch(`${opened.passes.url}/metrics`)).text();
  expect(metrics).toContain('# TYPE reply_rows_left_out_total');
  expect(metrics).not.toMatch(/^reply_rows_left_out_total\{/m);
});
