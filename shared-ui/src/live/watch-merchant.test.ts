import { buildCounter } from '@turno/shared-types/test-data';
import { fakeEventSources, setVisibility } from '@turno/shared-ui/test';
import { type LiveState, pollInterval, watchMerchant } from './index.ts';

const fake = fakeEventSources();
const { streams } = fake;
const http = { apiBase: 'http://gateway.test', clientKey: 'kiosk 1' };
const message = { type: 'queue-changed', queueId: 11, counter: buildCounter({ counter: 3 }) };

beforeEach(() => {
  streams.length = 0;
});
afterAll(() => fake.restore());

function watch() {
  const states: LiveState[] = [];
  const messages: unknown[] = [];
  const stop = watchMerchant(
    http,
    7,
    (each) => messages.push(each),
    (state) => states.push(state),
  );
  return { states, messages, stop };
}

test('changes of the merchant arrive; unknown messages are ignored', () => {
  const { states, messages, stop } = watch();
  streams[0]?.open();
  streams[0]?.say(message);
  streams[0]?.say('not json');
  streams[0]?.say({ type: 'other' });
  stop();
  expect(streams[0]?.url).toBe(
    'http://gateway.test/public/merchants/7/events?client_key=kiosk%201',
  );
  expect(states).toEqual(['live']);
  expect(messages).toEqual([message]);
});

test('CST-003 a broken stream is reopened, and after six failures the state is polling', () => {
  const { states, stop } = watch();
  streams[0]?.open();
  for (let failure = 0; failure < 6; failure += 1) {
    streams.at(-1)?.fail();
    jest.advanceTimersByTime(30_000);
  }
  expect(states).toEqual(['live', ...Array(5).fill('reconnecting'), 'polling']);
  streams.at(-1)?.open();
  expect(states.at(-1)).toBe('live');
  stop();
});

test('a stopped stream stays closed', () => {
  const { stop } = watch();
  streams[0]?.fail();
  stop();
  jest.advanceTimersByTime(60_000);
  expect(streams).toHaveLength(1);
  expect(streams[0]?.isClosed).toBe(true);
});

test('a page hidden for over a minute closes the stream and reopens it', () => {
  const { stop } = watch();
  streams[0]?.open();
  setVisibility('hidden');
  jest.advanceTimersByTime(59_000);
  expect(streams[0]?.isClosed).toBe(false);
  jest.advanceTimersByTime(2_000);
  expect(streams[0]?.isClosed).toBe(true);
  setVisibility('visible');
  expect(streams).toHaveLength(2);
  stop();
});

test('the stream reopens as soon as the network returns', () => {
  const { states, stop } = watch();
  streams[0]?.open();
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  streams.at(-1)?.open();
  expect(states).toEqual(['live', 'reconnecting', 'live']);
  stop();
});

test('CST-003 screens poll only while the stream is down, with jitter', () => {
  expect(pollInterval('live', 5_000)).toBe(false);
  for (const state of ['reconnecting', 'polling'] as const) {
    const ms = pollInterval(state, 5_000);
    expect(ms).toBeGreaterThanOrEqual(4_500);
    expect(ms).toBeLessThanOrEqual(5_500);
  }
});
