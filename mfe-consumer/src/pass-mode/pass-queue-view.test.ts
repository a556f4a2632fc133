import {
  buildEntrance,
  buildMerchant,
  buildPass,
  buildPassOwner,
  buildQueue,
} from '@turno/shared-types/test-data';
import { candidates, passBlocker, passQueues } from './pass-queue-view.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const track = buildPass({ passOwnerId: 31 });
const entrance = buildEntrance({ passOwnerId: 31 });
const unnamed = buildPassOwner({ id: null, name: null, passes: [track], usablePasses: [track] });
const usable = buildPassOwner({ passes: [track], usablePasses: [track] });
const activable = buildPassOwner({ passes: [track], activablePasses: [track] });
const withEntrance = buildPassOwner({ passes: [entrance], usablePasses: [entrance] });
const active = { validFrom: '2026-11-20T23:00:00Z', validTo: '2026-11-21T23:00:00Z' };
const usedUp = buildPassOwner({ passes: [{ ...track, ...active }] });

test.each([
  ['a Fast Track', usable, 'specific', null],
  ['a Fast Track in a generic queue', usable, 'generic', null],
  ['an entrance', withEntrance, 'generic', null],
  ['an entrance for a Fast Track queue', withEntrance, 'specific', 'noFastTrack'],
  ['a pass to activate', activable, 'specific', 'toActivate'],
  ['a pass without uses', usedUp, 'specific', 'usedUp'],
  ['a pass for another day', buildPassOwner({ passes: [track] }), 'specific', 'noFastTrack'],
  ['no pass', buildPassOwner(), 'generic', 'noPass'],
] as const)('CON-060 PAS-030 %s', (_, owner, mode, blocker) => {
  expect(passBlocker([unnamed, owner], mode, NOW)).toBe(blocker);
});

test('CON-058 CON-059 the list has people with a usable pass or one to activate', () => {
  const luca = { ...activable, id: 32, name: 'Luca' };
  const listed = candidates([unnamed, usable, luca, buildPassOwner({ id: 33 })], 'specific');
  expect(listed.map(({ owner }) => owner.id)).toEqual([31, 32]);
  const two = buildPassOwner({ activablePasses: [track, { ...track, id: 503 }] });
  expect(candidates([two], 'specific')[0]?.activable).toEqual([track]);
});

test('CON-057 the queues by pass mode, the one of the address first', () => {
  const queue = (id: number, passMode: 'free' | 'generic' | 'specific') =>
    buildQueue({ id, passMode });
  const merchant = buildMerchant({
    queues: [queue(1, 'specific'), queue(2, 'generic'), queue(3, 'specific'), queue(4, 'free')],
  });
  const { specific, generic, others } = passQueues(merchant, '3');
  expect([specific, generic, others].map((each) => each.map(({ id }) => id))).toEqual([
    [3, 1],
    [2],
    [4],
  ]);
});

test('CON-037 CON-057 QUE-064 a pass queue with free access is among those without passes', () => {
  const open = buildQueue({ id: 1, passMode: 'specific', listOnly: true });
  const { specific, others } = passQueues(buildMerchant({ queues: [open] }), undefined);
  expect([specific, others]).toEqual([[], [open]]);
});
