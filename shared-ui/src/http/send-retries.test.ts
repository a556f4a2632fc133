import { lineUpCall, merchantCall, nextCall } from '@turno/shared-types';
import { buildMerchant } from '@turno/shared-types/test-data';
import {
  buildRemoteProps,
  type FakeGateway,
  failOffline,
  openFakeGateway,
  settle,
} from '@turno/shared-ui/test';
import { http } from '../../test/remote-props.ts';
import { CallError, createHttp, newIdempotencyKey, send } from './index.ts';

let gateway: FakeGateway;
beforeEach(() => {
  gateway = openFakeGateway();
});
afterEach(() => gateway.close());

const params = { scope: 'public', merchantId: 7 } as const;
const counterParams = { merchantId: 7, queueId: 11, counterId: 900_001 };

test('without a network the error is offline, after the retries', async () => {
  gateway.answer(failOffline(merchantCall));
  const error = await settle(send(http().http, merchantCall, { params })).catch((e: unknown) => e);
  expect(error).toMatchObject({ isOffline: true, status: 0, code: null });
  expect(gateway.requests).toHaveLength(3);
});

test.each([
  ['Safari', 'Load failed'],
  ['Firefox', 'NetworkError when attempting to fetch resource.'],
  ['one that is still to come', 'The line is dead'],
])('no network is no network in the words of %s', async (_, words) => {
  const original = globalThis.fetch;
  let asked = 0;
  globalThis.fetch = () => {
    asked += 1;
    return Promise.reject(new TypeError(words));
  };
  const error = await settle(send(http().http, merchantCall, { params })).catch((e: unknown) => e);
  globalThis.fetch = original;
  expect(error).toMatchObject({ name: 'CallError', isOffline: true });
  expect(asked).toBe(3);
});

test('an answer in pieces did not arrive', async () => {
  const original = globalThis.fetch;
  globalThis.fetch = async () => new Response('{"id": 7, "na');
  const error = await settle(send(http().http, merchantCall, { params })).catch((e: unknown) => e);
  globalThis.fetch = original;
  expect(error).toMatchObject({ name: 'CallError', isOffline: true });
});

test('a bug in the client is no network failure: it is rethrown and reported', async () => {
  const reports: string[] = [];
  const { props } = buildRemoteProps();
  const wrong = createHttp({ ...props, report: ({ message }) => reports.push(message) });
  const loop: { self?: unknown } = {};
  loop.self = loop;
  const sent = { params: { scope: 'public', merchantId: 7, queueId: 11 }, body: loop } as never;
  const error = await send(wrong, lineUpCall, sent).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).not.toBeInstanceOf(CallError);
  expect(reports).toEqual([expect.stringContaining('circular')]);
  expect(gateway.requests).toEqual([]);
});

test('a 503 is retried, and the second response counts', async () => {
  let count = 0;
  gateway.answer({
    call: merchantCall,
    work: () => {
      count += 1;
      return count === 1
        ? { status: 503, body: { error_code: 'service_unavailable' } }
        : { status: 200, body: buildMerchant({ id: 7 }) };
    },
  });
  await expect(settle(send(http().http, merchantCall, { params }))).resolves.toMatchObject({
    id: 7,
  });
});

test('a call that writes is sent once unless it carries a key', async () => {
  gateway.answer(failOffline(nextCall));
  const sent = { params: counterParams, body: {} };
  await send(http(true).http, nextCall, sent).catch(() => undefined);
  expect(gateway.requests).toHaveLength(1);
  const repeated = send(http(true).http, nextCall, { ...sent, idempotencyKey: 'key-1' });
  await settle(repeated).catch(() => undefined);
  expect(gateway.requests).toHaveLength(4);
  expect(
    new Set(gateway.requests.slice(1).map((each) => each.headers.get('idempotency-key'))),
  ).toEqual(new Set(['key-1']));
});

test('keys of intentions differ and are visible ASCII', () => {
  const keys = [newIdempotencyKey(), newIdempotencyKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{16,255}$/);
});
