import { isShowInUse } from './show-use.ts';

const SHOW = {
  startsAt: new Date('2026-11-21T10:15:00Z'),
  endsAt: new Date('2026-11-21T11:00:00Z'),
};

test.each([
  { name: 'somebody waits for it', at: '10:00', waits: true, seats: 2, isInUse: true },
  { name: 'all who booked it are called before it begins', at: '10:00', seats: 2, isInUse: true },
  { name: 'they were called, and it has begun', at: '10:15', seats: 2, isInUse: false },
  { name: 'somebody may still come', at: '10:30', waits: true, seats: 2, isInUse: true },
  // The public may still book it: a quarter of an hour from its start.
  { name: 'it is short, and can be booked', at: '10:30', waits: true, ends: 5, isInUse: true },
  { name: 'nobody booked it', at: '10:00', seats: 0, isInUse: false },
  {
    name: 'who never came waits after its end',
    at: '18:00',
    waits: true,
    seats: 2,
    isInUse: false,
  },
])('S-10 QUE-035 whether a show is in use: $name', ({ at, waits = false, seats = 2, ...each }) => {
  const use = { isAnybodyWaiting: waits, bookedSeats: seats };
  const endsAt = each.ends ? new Date(SHOW.startsAt.getTime() + each.ends * 60_000) : SHOW.endsAt;
  expect(isShowInUse({ ...SHOW, endsAt }, use, new Date(`2026-11-21T${at}:00Z`))).toBe(
    each.isInUse,
  );
});
