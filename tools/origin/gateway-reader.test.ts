import { createGatewayReader } from './gateway-reader.ts';

const PATH = '/public/merchants/vanity/bar';
const BAR = { name: 'Bar Sole' };

function parse(json: unknown): { name: string } {
  const { name } = Object(json);
  if (typeof name !== 'string') throw new Error('no name');
  return { name };
}

/** A reader with a clock and a gateway of the test. */
function setUp(answer: () => Promise<Response>) {
  const clock = { now: 0 };
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const read = createGatewayReader({
    gatewayUrl: 'http://gateway.test',
    clientKey: 'web',
    parse,
    freshMs: 5_000,
    oldMs: 60_000,
    deadlineMs: 20,
    now: () => clock.now,
  });
  return { read, asked, clock };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('all visits of five seconds are one question to the gateway', async () => {
  const { read, asked, clock } = setUp(async () => Response.json({ ...BAR, id: 7 }));
  const [one, two] = await Promise.all([read(PATH, 'it'), read(PATH, 'it')]);
  const bar = { value: BAR, readAt: 0 };
  expect([one, two, await read(PATH, 'it')]).toEqual([bar, bar, bar]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBe(`http://gateway.test${PATH}`);
  clock.now = 5_000;
  await read(PATH, 'it');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('names are read in the language of the page', async () => {
  const { read, asked } = setUp(async () => Response.json(BAR));
  await read(PATH, 'it');
  await read(PATH, 'de');
  const languages = asked.mock.calls.map(
    ([, options]) => Object(options?.headers)['accept-language'],
  );
  expect(languages).toEqual(['it', 'de']);
});

test('a slow gateway holds no page up, and its answer is there for the next one', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { read } = setUp(() => answered);
  expect(await read(PATH, 'it')).toBeNull();
  answer(Response.json(BAR));
  while ((await read(PATH, 'it')) === null);
  expect(await read(PATH, 'it')).toEqual({ value: BAR, readAt: 0 });
});

test('a stale answer is served while it is read again; an old one is waited for', async () => {
  const { read, clock } = setUp(async () => Response.json(BAR));
  await read(PATH, 'it');
  clock.now = 10_000;
  expect(await read(PATH, 'it')).toEqual({ value: BAR, readAt: 0 });
  clock.now = 70_000;
  expect(await read(PATH, 'it')).toEqual({ value: BAR, readAt: 70_000 });
});

test('an address of nothing is missing, and is not asked for again at once', async () => {
  const { read, asked } = setUp(async () => new Response('{}', { status: 404 }));
  expect(await read(PATH, 'it')).toBe('missing');
  expect(await read(PATH, 'it')).toBe('missing');
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  { name: 'nonsense', answer: async () => Response.json({ name: 7 }) },
  { name: 'a gateway that is away', answer: () => Promise.reject(new TypeError('fetch failed')) },
])('$name leaves the page without facts, and is not asked for again at once', async (row) => {
  const { read, asked } = setUp(row.answer);
  expect(await read(PATH, 'it')).toBeNull();
  expect(await read(PATH, 'it')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is known outlives a gateway that goes away, with the time it was read', async () => {
  const answers = [() => Promise.resolve(Response.json(BAR))];
  const away = () => Promise.reject(new TypeError('fetch failed'));
  const { read, clock } = setUp(() => (answers.shift() ?? away)());
  await read(PATH, 'it');
  clock.now = 60_000;
  expect(await read(PATH, 'it')).toEqual({ value: BAR, readAt: 0 });
  clock.now = 66_000;
  expect(await read(PATH, 'it')).toEqual({ value: BAR, readAt: 0 });
});

test('strangers who ask for many names fill no memory', async () => {
  const { read, asked } = setUp(async () => new Response('{}', { status: 404 }));
  for (let at = 0; at < 501; at += 1) await read(`/nobody-${at}`, 'it');
  await read('/nobody-500', 'it');
  expect(asked).toHaveBeenCalledTimes(501);
  await read('/nobody-0', 'it');
  expect(asked).toHaveBeenCalledTimes(502);
});
