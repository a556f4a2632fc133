import type { Channels } from '../releases/index.ts';
import {
  describeChannels,
  endCanary,
  goBack,
  goLive,
  pin,
  promote,
  startCanary,
  unpin,
} from './channels.ts';

const LIVE: Channels = { version: '2', previous: ['1'] };
const TRIED: Channels = { ...LIVE, canary: { version: '3', percent: 10 } };

test('SHL-012 the first version that goes live has none before it', () => {
  expect(goLive(undefined, '1')).toEqual({ version: '1', previous: [] });
});

test('SHL-012 going live keeps the earlier versions, newest first', () => {
  expect(goLive(LIVE, '3')).toEqual({ version: '3', previous: ['2', '1'] });
});

test('going live again changes nothing', () => {
  expect(goLive(LIVE, '2')).toEqual(LIVE);
});

test('a version that comes back is not also listed as an earlier one', () => {
  expect(goLive(LIVE, '1')).toEqual({ version: '1', previous: ['2'] });
});

test('SHL-012 going back step by step, then a sentence when there is nothing left', () => {
  expect(goBack(goLive(LIVE, '3'))).toEqual(LIVE);
  expect(() => goBack(goBack(LIVE))).toThrow('There is no earlier version to go back to.');
});

test('SHL-012 a canary leaves the live version as it is, and can be taken back', () => {
  expect(startCanary(LIVE, '3', 10)).toEqual(TRIED);
  expect(startCanary(TRIED, '3', 50).canary).toEqual({ version: '3', percent: 50 });
  expect(endCanary(TRIED)).toEqual(LIVE);
});

test('SHL-012 a promoted canary is live for everybody, and the version before it can come back', () => {
  expect(promote(TRIED)).toEqual({ version: '3', previous: ['2', '1'] });
  expect(goBack(promote(TRIED))).toEqual(LIVE);
});

test('a release of another version leaves the canary; of the same version ends it', () => {
  expect(goLive(TRIED, '4').canary).toEqual(TRIED.canary);
  expect(goLive(TRIED, '3').canary).toBeUndefined();
});

test('SHL-012 a pinned client stays while others move on, until it is unpinned', () => {
  const pinned = pin(LIVE, 'partner', '2');
  expect(goLive(pinned, '3').pins).toEqual({ partner: '2' });
  expect(pin(pinned, 'partner', '3').pins).toEqual({ partner: '3' });
  expect(unpin(pin(pinned, 'other', '1'), 'other').pins).toEqual({ partner: '2' });
  expect(unpin(pinned, 'partner')).toEqual(LIVE);
});

test.each([
  { name: 'a share below 0', change: () => startCanary(LIVE, '3', -1), text: 'between 0 and 100' },
  {
    name: 'a share over 100',
    change: () => startCanary(LIVE, '3', 101),
    text: 'between 0 and 100',
  },
  {
    name: 'a share that is no number',
    change: () => startCanary(LIVE, '3', Number('ten')),
    text: 'between 0 and 100',
  },
  {
    name: 'a canary of the live version',
    change: () => startCanary(LIVE, '2', 5),
    text: 'is live',
  },
  {
    name: 'a canary without a live version',
    change: () => startCanary(undefined, '1', 5),
    text: 'no live version',
  },
  { name: 'a promotion of nothing', change: () => promote(LIVE), text: 'no canary to promote' },
  { name: 'the end of no canary', change: () => endCanary(LIVE), text: 'There is no canary' },
  { name: 'the end of no pin', change: () => unpin(LIVE, 'x'), text: 'x is not pinned' },
])('refused: $name', ({ change, text }) => {
  expect(change).toThrow(text);
});

test('who gets which version is told in one line', () => {
  expect(describeChannels(pin(TRIED, 'partner', '1'))).toBe(
    '2 is live, 3 for 10 % of the visitors, 1 for partner',
  );
  expect(describeChannels(undefined)).toBe('nothing is released');
});
