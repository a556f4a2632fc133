import {
  listMerchantsCall,
  meCall,
  merchantCall,
  nextCall,
  signInCall,
  signOutCall,
  userTicketsCall,
} from '@turno/shared-types';
import { buildCounter, buildMerchant } from '@turno/shared-types/test-data';
import {
  type FakeGateway,
  neverAnswer,
  openFakeGateway,
  refuse,
  reply,
  settle,
} from '@turno/shared-ui/test';
import { TimeoutError } from 'ky';
import { http, session } from '../../test/remote-props.ts';
import { asCallError } from './call-error.ts';
import { CallError, createHttp, send, sendCounted } from './index.ts';

let gateway: FakeGateway;
beforeEach(() => {
  gateway = openFakeGateway();
});
afterEach(() => gateway.close());

const params = { scope: 'public', merchantId: 7 } as const;
const counterParams = { merchantId: 7, queueId: 11, counterId: 900_001 };

test('IDN-033 a call goes to the configured address with key, language and token, and its reply is parsed', async () => {
  gateway.answer(reply(merchantCall, buildMerchant({ id: 7 })));
  const own = { scope: 'private', merchantId: 7 } as const;
  const merchant = await send(http(true).http, merchantCall, { params: own });
  expect(merchant.id).toBe(7);
  const [request] = gateway.requests;
  expect(request?.path).toBe('/private/merchants/7');
  expect(request?.headers.get('authorization')).toBe(`Bearer ${session.accessToken}`);
  expect(request?.headers.get('x-client-key')).toBe('test-key');
  expect(request?.headers.get('accept-language')).toBe('it');
});

test.each([
  ['a stranger', false],
  ['a session, whose token may be dead,', true],
])(
  'IDN-033 ERR-003 %s reads what is public by a plain request, with the key in the address',
  async (_, hasSession) => {
    gateway.answer(reply(merchantCall, buildMerchant({ id: 7 })));
    await send(http(hasSession).http, merchantCall, { params });
    const [request] = gateway.requests;
    expect(request?.clientKey).toBe('test-key');
    expect([...(request?.headers.keys() ?? [])].toSorted()).toEqual(['accept-language']);
  },
);

test.each([
  ['as the header says', { 'x-total-count': '57' }, 57],
  ['not at all without a header', {}, null],
  ['not at all from a header that is no number', { 'x-total-count': 'many' }, null],
])('G-46 a page carries the total count, %s', async (_, headers: Record<string, string>, total) => {
  gateway.answer(reply(listMerchantsCall, [buildMerchant()], headers));
  const page = await sendCounted(http(true).http, listMerchantsCall, {
    params: { scope: 'public' },
  });
  expect(page).toMatchObject({ total, reply: [{ id: 7 }] });
});

test('a query travels as text, without what is absent', async () => {
  gateway.answer(reply(userTicketsCall, []));
  await send(http(true).http, userTicketsCall, {
    params: { scope: 'private', userId: 77 },
    query: { date: undefined },
  });
  expect(gateway.requests[0]?.query).toEqual({});
});

test('ERR-024 an API error keeps its code, status and payload', async () => {
  gateway.answer(refuse(merchantCall, 'merchant_not_found', { n: 8 }));
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ code: 'merchant_not_found', status: 404, payload: { n: 8 } });
});

test('ERR-025 a foreign error response has no code and keeps the server’s message', async () => {
  gateway.answer({
    call: merchantCall,
    work: () => ({ status: 418, body: { message: 'I am a teapot' } }),
  });
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: null, status: 418, message: 'I am a teapot' });
});

test('ERR-010 an error response without words has none: the area that shows it has its own', async () => {
  gateway.answer({ call: merchantCall, work: () => ({ status: 403, body: '<h1>Blocked</h1>' }) });
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: null, status: 403, message: '' });
});

test('a reply of another shape is a failure, not half a merchant', async () => {
  gateway.answer({ call: merchantCall, work: () => ({ status: 200, body: { id: 'seven' } }) });
  const error = await send(http().http, merchantCall, { params }).catch((e: unknown) => e);
  expect(error).toMatchObject({ code: null, status: 200 });
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
  await expect(settle(sent)).rejects.toMatchObject({ name: 'AbortError' });
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

  test('of a sign-in does not end the current session', async () => {
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

test.each([
  { code: 'internal_server_error', reasons: ['service'] },
  { code: 'client_key_wrong', reasons: ['client-key'] },
  { code: 'merchant_not_found', reasons: [] },
] as const)('ERR-004 the host learns of $code as $reasons', async ({ code, reasons }) => {
  gateway.answer(refuse(merchantCall, code));
  const reports: string[] = [];
  const { props } = http();
  const client = createHttp({ ...props, report: ({ reason }) => reports.push(reason) });
  await send(client, merchantCall, { params }).catch(() => undefined);
  expect(reports).toEqual(reasons);
});

test('ERR-010 an answer that takes too long is no missing connection', () => {
  const late = asCallError(new TimeoutError(new Request('http://gateway.test/merchants')));
  expect(late).toMatchObject({ status: 0, isOffline: true, isTimedOut: true });
  expect(asCallError(new CallError({ code: null, status: 0, message: 'x' }))?.isTimedOut).toBe(
    false,
  );
});
