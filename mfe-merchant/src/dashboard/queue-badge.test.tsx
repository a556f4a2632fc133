import { screen } from '@testing-library/react';
import { buildOpening } from '@turno/shared-types/test-data';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

const SLOTS = [
  { start: '09:00', end: '13:00' },
  { start: '15:00', end: '19:00' },
];
const HOURS = [0, 1, 2, 3, 4, 5, 6].flatMap((dayOfWeek) =>
  SLOTS.map((slot) => buildOpening({ ...slot, dayOfWeek, date: null })),
);

afterEach(() => jest.useRealTimers());

type Case = { at: string; state?: Partial<Record<'closed' | 'paused', boolean>>; says: string };

test.each<Case>([
  { at: '00:03', says: 'Apre alle 09:00' },
  { at: '10:00', says: 'Aperta' },
  { at: '14:00', says: 'Apre alle 15:00' },
  { at: '14:00', state: { paused: true }, says: 'In pausa' },
  { at: '14:00', state: { closed: true }, says: 'Chiusa' },
  { at: '22:00', says: 'Chiusa' },
])('S-04 at $at staff read of a queue what visitors read: $says', async ({ at, state, says }) => {
  jest.useFakeTimers({ now: new Date(`2026-11-24T${at}:00+01:00`), doNotFake: ['nextTick'] });
  show({ replies: [mine(bakery(busyCounter(state), { openings: HOURS }))] });
  const heading = await screen.findByRole('heading', { level: 2 });
  expect(heading.nextElementSibling).toHaveTextContent(says);
});
