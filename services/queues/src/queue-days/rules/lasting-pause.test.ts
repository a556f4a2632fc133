import { lastingPause } from './lasting-pause.ts';

const OPEN = { closed: false, paused: false };
const PAUSED = { closed: false, paused: true };
const own = (paused: boolean) => ({ own: { closed: false, paused } });
const FAMILY = { family: { version: 0, closed: false, paused: true } };

test.each([
  { name: 'an open queue', before: OPEN, parent: null, is: null },
  { name: 'a paused one', before: PAUSED, parent: null, is: own(true) },
  {
    name: 'one that was paused and closed for the day',
    before: { closed: true, paused: true },
    parent: null,
    is: null,
  },
  { name: 'a size that staff paused alone', before: PAUSED, parent: OPEN, is: own(true) },
  {
    name: 'a size whose multi-queue is paused',
    before: { ...PAUSED, own: { paused: false } },
    parent: PAUSED,
    is: { ...own(false), ...FAMILY },
  },
  {
    name: 'a size that was paused with its multi-queue, which goes on since',
    before: { ...PAUSED, own: { paused: false } },
    parent: OPEN,
    is: null,
  },
  {
    name: 'a size that is paused twice',
    before: { ...PAUSED, own: { paused: true } },
    parent: PAUSED,
    is: { ...own(true), ...FAMILY },
  },
])('S-05 the pause of the day before lasts where a place stays open: $name', (row) => {
  const { before, parent, is } = row;
  expect(lastingPause(before, parent)).toEqual(is && { paused: true, isQuiet: false, ...is });
});

test('QUE-046 people who were not told of a pause are not told of it on the next day', () => {
  expect(lastingPause({ ...PAUSED, isQuiet: true }, null)?.isQuiet).toBe(true);
});
