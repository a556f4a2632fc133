import { render } from '@testing-library/react';
import { fakeAudio, newUser } from '@turno/shared-ui/test';
import { createSoundPlayer, useSoundPlayer } from './index.ts';

let audio: ReturnType<typeof fakeAudio>;

beforeEach(() => {
  audio = fakeAudio();
});
afterEach(() => audio.restore());

const settled = () => jest.advanceTimersByTimeAsync(0);

test.each([
  { name: 'numberCalled', hertz: [659.26, 523.25] },
  { name: 'yourTurn', hertz: [660, 880, 660, 880] },
  { name: 'admitted', hertz: [880, 1_318.5] },
  { name: 'rejected', hertz: [196, 196] },
] as const)('the sound $name has its own notes', ({ name, hertz }) => {
  createSoundPlayer().play(name);
  expect(audio.played).toEqual(hertz);
});

test('a context that the browser opens suspended plays once it runs', async () => {
  audio.state = 'suspended';
  createSoundPlayer().play('admitted');
  await settled();
  expect(audio.played).toEqual([880, 1_318.5]);
});

test('a page without a gesture stays silent without an error, and does not catch up later', async () => {
  audio.state = 'suspended';
  audio.mayResume = false;
  const player = createSoundPlayer();
  player.play('admitted');
  await settled();
  expect(player.isLocked()).toBe(true);
  audio.mayResume = true;
  await player.unlock();
  expect(player.isLocked()).toBe(false);
  expect(audio.played).toEqual([]);
});

test('listeners learn when the sound is unlocked', async () => {
  audio.state = 'suspended';
  const player = createSoundPlayer();
  const seen: boolean[] = [];
  const unsubscribe = player.subscribe(() => seen.push(player.isLocked()));
  expect(player.isLocked()).toBe(true);
  await player.unlock();
  expect(seen).toContain(false);
  unsubscribe();
});

test('without Web Audio nothing sounds and nothing is locked', () => {
  audio.restore();
  const player = createSoundPlayer();
  player.play('rejected');
  expect(player.isLocked()).toBe(false);
  player.close();
  expect(audio.played).toEqual([]);
});

function Page({ isWanted }: { isWanted: boolean }) {
  const player = useSoundPlayer(isWanted);
  return <output>{String(player.isLocked())}</output>;
}

test.each([
  { isWanted: true, state: 'running' },
  { isWanted: false, state: 'suspended' },
])('a press anywhere unlocks the sound if it is wanted: $isWanted', async ({ isWanted, state }) => {
  audio.state = 'suspended';
  const { unmount } = render(<Page isWanted={isWanted} />);
  await newUser().click(document.body);
  expect(audio.state).toBe(state);
  unmount();
  await settled();
  expect(audio.state).toBe('closed');
});

test('DIS-006 a sound at volume 0 is not played', () => {
  const player = createSoundPlayer();
  player.play('numberCalled', 0);
  expect(audio.played).toEqual([]);
  player.play('numberCalled', 0.5);
  expect(audio.played).toHaveLength(2);
});
