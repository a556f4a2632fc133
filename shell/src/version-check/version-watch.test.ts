import shellPackage from '../../package.json' with { type: 'json' };
import {
  compareVersions,
  fetchServedVersion,
  SHELL_VERSION,
  type VersionState,
  watchVersion,
} from './version-watch.ts';

test('SHL-024 the shell knows its own version', () => {
  expect(SHELL_VERSION).toBe(shellPackage.version);
});

test.each([
  { a: '1.5.2', b: '1.5.2', order: 0 },
  { a: '1.5.10', b: '1.5.9', order: 1 },
  { a: '1.5.2', b: '1.6', order: -1 },
  { a: '2', b: '1.9.9', order: 1 },
  { a: '1.5', b: '1.5.0', order: 0 },
  { a: '1.5.2-a1b2c3d4', b: '1.5.2', order: 0 },
  { a: 'nonsense', b: '0.0.1', order: -1 },
])('SHL-024 $a against $b is $order', ({ a, b, order }) => {
  expect(compareVersions(a, b)).toBe(order);
});

describe('SHL-024, SHL-025 watching', () => {
  test('asks at once and every minute, rides out failures, and stops', async () => {
    const answers = ['1.5.2', new Error('away'), '1.5.3'];
    const fetchVersion = jest.fn(() => {
      const answer = answers.shift();
      return typeof answer === 'string' ? Promise.resolve(answer) : Promise.reject(answer);
    });
    const states: VersionState[] = [];
    const stop = watchVersion({
      current: '1.5.2',
      fetchVersion,
      onState: (state) => states.push(state),
    });
    await jest.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['latest']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['latest']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(states).toEqual(['latest', 'outdated']);
    stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(fetchVersion).toHaveBeenCalledTimes(3);
  });

  test('asks again only after an answer, however slow', async () => {
    const answers: ((version: string) => void)[] = [];
    const fetchVersion = jest.fn(() => new Promise<string>((resolve) => answers.push(resolve)));
    const stop = watchVersion({ current: '1.5.2', fetchVersion, onState: () => undefined });
    await jest.advanceTimersByTimeAsync(150_000);
    expect(fetchVersion).toHaveBeenCalledTimes(1);
    answers[0]?.('1.5.2');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(fetchVersion).toHaveBeenCalledTimes(2);
    stop();
  });
});

test('SHL-024 the version is read from /meta.json with a time stamp and without a cache', async () => {
  const asked = jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json({ version: '9.9.9' }));
  expect(await fetchServedVersion()).toBe('9.9.9');
  expect(asked.mock.calls[0]?.[0]).toMatch(/^\/meta\.json\?\d+$/);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ cache: 'no-store' });
  asked.mockRestore();
});
