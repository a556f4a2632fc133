import { createMerchantReader } from './merchant-reader.ts';

const BAR = {
  name: 'Bar Sole',
  vanity: 'bar',
  logoUrl: null,
  photos: null,
  city: null,
  isVerified: true,
};
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A reader with a clock and a gateway of the test. */
function setUp(answer: () => Promise<Response>) {
  const clock = { now: 0 };
  const asked = jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
  const read = createMerchantReader({
    gatewayUrl: 'http://gateway.test',
    clientKey: 'web',
    freshMs: 60_000,
    deadlineMs: 20,
    now: () => clock.now,
  });
  return { read, asked, clock };
}

afterEach(() => {
  jest.restoreAllMocks();
});

test('all visits of a minute are one question to the gateway', async () => {
  const { read, asked, clock } = setUp(async () => Response.json({ ...BAR, id: 7 }));
  const [one, two] = await Promise.all([read('bar'), read('bar')]);
  expect([one, two, await read('bar')]).toEqual([BAR, BAR, BAR]);
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[0]).toBe('http://gateway.test/public/merchants/vanity/bar');
  clock.now = 60_000;
  await read('bar');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a slow gateway holds no page up, and its answer is there for the next one', async () => {
  let answer: (response: Response) => void = () => undefined;
  const answered = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { read } = setUp(() => answered);
  expect(await read('bar')).toBeNull();
  answer(Response.json(BAR));
  while ((await read('bar')) === null);
  expect(await read('bar')).toEqual(BAR);
});

test('SHL-011 a name that no merchant has is known to be missing', async () => {
  const { read, asked } = setUp(async () => new Response('{}', { status: 404 }));
  expect([await read('bar'), await read('bar')]).toEqual(['missing', 'missing']);
  expect(asked).toHaveBeenCalledTimes(1);
});

test.each([
  { name: 'nonsense', answer: async () => Response.json({ name: 7 }) },
  { name: 'a gateway that is away', answer: () => Promise.reject(new TypeError('fetch failed')) },
])('$name leaves the page without a name, and is not asked for again at once', async (row) => {
  const { read, asked } = setUp(row.answer);
  expect(await read('bar')).toBeNull();
  expect(await read('bar')).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('what is known outlives a gateway that goes away', async () => {
  const answers = [() => Promise.resolve(Response.json(BAR))];
  const away = () => Promise.reject(new TypeError('fetch failed'));
  const { read, clock } = setUp(() => (answers.shift() ?? away)());
  await read('bar');
  clock.now = 60_000;
  expect(await read('bar')).toEqual(BAR);
  await later(5);
  expect(await read('bar')).toEqual(BAR);
});

test('strangers who ask for many names fill no memory', async () => {
  const { read, asked } = setUp(async () => new Response('{}', { status: 404 }));
  for (let at = 0; at < 501; at += 1) await read(`nobody-${at}`);
  await read('nobody-500');
  expect(asked).toHaveBeenCalledTimes(501);
  await read('nobody-0');
  expect(asked).toHaveBeenCalledTimes(502);
});
