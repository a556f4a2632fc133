import {
  lineUpCall,
  meCall,
  merchantCall,
  nextCall,
  signInCall,
  signOutCall,
  userTicketsCall,
} from '@turno/shared-types';
import { buildCounter, buildMerchant, buildSession } from '@turno/shared-types/test-data';
import {
  buildRemoteProps,
  type FakeGateway,
  failOffline,
  neverAnswer,
  openFakeGateway,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { CallError, createHttp, newIdempotencyKey, send } from './index.ts';

let gateway: FakeGateway;
beforeEach(() => {
  gateway = openFakeGateway();
});
afterEach(() => gateway.close());

const params = { scope: 'public', merchantId: 7 } as const;
const session = buildSession();

function http(signedIn = false) {
  const { props } = buildRemoteProps({}, signedIn ? session : null);
  return { props, http: createHttp(props) };
}

test('a call goes to its path with key, language and token, and its reply is parsed', async () => {
  gateway.answer(reply(merchantCall, buildMerchant({ id: 7 })));
  const merchant = await send(http(true).http, merchantCall, { params });
  expect(merchant.id).toBe(7);
  const [request] = gateway.requests;
  expect(request?.path).toBe('/public/merchants/7');
  expect(request?.headers.get('authorization')).toBe(`Bearer ${session.accessToken}`);
  expect(request?.headers.get('x-client-key')).toBe('test-key');
  expect(request?.headers.get('accept-language')).toBe('it');
});

test('a query travels as text, without what is absent', async () => {
  gateway.answer(reply(userTicketsCall, []));
  await send(http(true).http, userTicketsCall, {
    params: { scope: 'private', userId: 77 },
    query: { date: undefined },
  });
  expect(gateway.requests[0]?.query).toEqual({});
});

test('ERR-024 a refusal keeps its code, status and payload', async () => {
  gateway.answer(refuse(merchantCall, 'merchant_not_found', { n: 8 }));
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'merchant_not_found', status: 404, payload: { n: 8 } });
});

test('ERR-025 an answer that is not ours has no code and keeps the words of the server', async () => {
  gateway.answer({
    call: merchantCall,
    work: () => ({ status: 418, body: { message: 'I am a teapot' } }),
  });
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: null, status: 418, message: 'I am a teapot' });
});

test('a reply of another shape is a failure, not half a merchant', async () => {
  gateway.answer({ call: merchantCall, work: () => ({ status: 200, body: { id: 'seven' } }) });
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: null, status: 200 });
});

test('without a network the error says so, after the repeats', async () => {
  gateway.answer(failOffline(merchantCall));
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
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
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  globalThis.fetch = original;
  expect(error).toMatchObject({ name: 'CallError', isOffline: true });
  expect(asked).toBe(3);
});

test('an answer in pieces did not arrive', async () => {
  const original = globalThis.fetch;
  globalThis.fetch = async () => new Response('{"id": 7, "na');
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  globalThis.fetch = original;
  expect(error).toMatchObject({ name: 'CallError', isOffline: true });
});

test('a mistake in the program is nobody’s connection: it is thrown as it is, and told', async () => {
  const told: string[] = [];
  const { props } = buildRemoteProps();
  const wrong = createHttp({ ...props, report: (message) => told.push(message) });
  const loop: { self?: unknown } = {};
  loop.self = loop;
  const sent = { params: { scope: 'public', merchantId: 7, queueId: 11 }, body: loop } as never;
  const error = await send(wrong, lineUpCall, sent).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(TypeError);
  expect(error).not.toBeInstanceOf(CallError);
  expect(told).toEqual([expect.stringContaining('circular')]);
  expect(gateway.requests).toEqual([]);
});

test('a 503 is asked again, and the second answer counts', async () => {
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
  await expect(send(http().http, merchantCall, { params })).resolves.toMatchObject({ id: 7 });
});

const counterParams = { merchantId: 7, queueId: 11, counterId: 900_001 };

test('a call that writes is sent once unless it carries a key', async () => {
  gateway.answer(failOffline(nextCall));
  const sent = { params: counterParams, body: {} };
  await send(http(true).http, nextCall, sent).catch(() => undefined);
  expect(gateway.requests).toHaveLength(1);
  await send(http(true).http, nextCall, { ...sent, idempotencyKey: 'key-1' }).catch(
    () => undefined,
  );
  expect(gateway.requests).toHaveLength(4);
  expect(
    new Set(gateway.requests.slice(1).map((each) => each.headers.get('idempotency-key'))),
  ).toEqual(new Set(['key-1']));
});

test('the body of a call arrives as JSON', async () => {
  gateway.answer(reply(nextCall, buildCounter()));
  await send(http(true).http, nextCall, { params: counterParams, body: { expectedCounter: 4 } });
  expect(gateway.requests[0]?.body).toEqual({ expectedCounter: 4 });
});

test('an answer without content is an empty reply', async () => {
  gateway.answer(reply(signOutCall, {}));
  await expect(send(http(true).http, signOutCall, { body: {} })).resolves.toEqual({});
});

test('a call that is stopped throws the stop, not a failure', async () => {
  gateway.answer(neverAnswer(merchantCall));
  const controller = new AbortController();
  const sent = send(http().http, merchantCall, { params, signal: controller.signal });
  setTimeout(() => controller.abort(), 10);
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});

describe('ERR-003, X-15, X-16 a 401', () => {
  test('ends the session whose token is dead', async () => {
    gateway.answer(refuse(meCall, 'token_expired_or_wrong'));
    const { props, http: client } = http(true);
    await send(client, meCall).catch(() => undefined);
    expect(props.session.read()).toBeNull();
  });

  test('with the message "unauthorized" leaves the session alone', async () => {
    gateway.answer(refuse(meCall, 'unauthorized'));
    const { props, http: client } = http(true);
    await send(client, meCall).catch(() => undefined);
    expect(props.session.read()).toEqual(session);
  });

  test('of a sign-in says nothing about the session in force', async () => {
    gateway.answer(refuse(signInCall, 'token_expired_or_wrong'));
    const { props, http: client } = http(true);
    await send(client, signInCall, { body: { email: 'a@b.it', password: 'x' } }).catch(
      () => undefined,
    );
    expect(props.session.read()).toEqual(session);
  });

  test('for an older token leaves a newer session alone', async () => {
    const { props, http: client } = http(true);
    const newer = { ...session, accessToken: 'newer' };
    gateway.answer({
      call: meCall,
      work: () => {
        props.session.signIn(newer);
        return { status: 401, body: { error_code: 'token_expired_or_wrong' } };
      },
    });
    await send(client, meCall).catch(() => undefined);
    expect(props.session.read()).toEqual(newer);
  });
});

test('ERR-004 a failure of the services is reported', async () => {
  gateway.answer(refuse(merchantCall, 'internal_server_error'));
  const reports: string[] = [];
  const { props } = http();
  const client = createHttp({ ...props, report: (message) => reports.push(message) });
  await send(client, merchantCall, { params }).catch(() => undefined);
  expect(reports).toHaveLength(1);
});

test('keys of intentions differ and are visible ASCII', () => {
  const keys = [newIdempotencyKey(), newIdempotencyKey()];
  expect(new Set(keys).size).toBe(2);
  for (const key of keys) expect(key).toMatch(/^[\x21-\x7e]{16,255}$/);
});
