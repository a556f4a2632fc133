import { createDoorSounds } from './door-sounds.ts';

const played: number[] = [];
const noop = () => {};
let resume: () => Promise<void>;

class FakeContext {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = () => resume();
  close = async () => void played.push(0);
  createGain = () => ({
    gain: { setValueAtTime: noop, exponentialRampToValueAtTime: noop },
    connect: (next: unknown) => next,
  });
  createOscillator = () => {
    const oscillator = {
      type: 'sine',
      frequency: { value: 0 },
      connect: (next: unknown) => next,
      start: () => played.push(oscillator.frequency.value),
      stop: noop,
    };
    return oscillator;
  };
}

beforeEach(() => {
  played.length = 0;
  resume = async () => {};
  Reflect.set(globalThis, 'AudioContext', FakeContext);
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('who may enter and who may not sound and feel different', () => {
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const sounds = createDoorSounds();
  sounds.play('success');
  expect(played).toEqual([880, 1_318.5]);
  sounds.play('error');
  expect(played.slice(2)).toEqual([196, 196]);
  expect(vibrate.mock.calls).toEqual([[[80]], [[200, 100, 200]]]);
});

test('a page that was not touched yet stays silent without a fault', async () => {
  resume = () => Promise.reject(new Error('not allowed'));
  createDoorSounds().play('success');
  await Promise.resolve();
});

test('without Web Audio nothing sounds', () => {
  Reflect.deleteProperty(globalThis, 'AudioContext');
  const sounds = createDoorSounds();
  sounds.play('error');
  sounds.close();
  expect(played).toEqual([]);
});
