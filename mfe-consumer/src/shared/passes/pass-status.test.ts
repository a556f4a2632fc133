import { buildEntrance, buildPass, buildPassOwner } from '@turno/shared-types/test-data';
import { isActive, passesFor, passStatus } from './pass-status.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const track = buildPass({ passOwnerId: 31 });

test.each([
  ['usable', track, { usablePasses: [track] }, true],
  ['to-activate', track, { activablePasses: [track] }, true],
  ['used-up', { ...track, validTo: '2026-11-21T23:00:00Z' }, {}, true],
  ['expired', { ...track, validTo: '2026-11-21T10:00:00Z' }, { usablePasses: [track] }, false],
  ['disabled', { ...track, disabled: true }, { usablePasses: [track] }, false],
] as const)('PAS-021, CON-072 a pass is %s', (status, pass, passes, active) => {
  const owner = buildPassOwner({ ...passes, passes: [pass] } as Parameters<
    typeof buildPassOwner
  >[0]);
  expect(passStatus(pass, owner, NOW)).toBe(status);
  expect(isActive(status)).toBe(active);
});

test.each([
  ['specific', [501]],
  ['generic', [502, 501]],
] as const)('CON-058 a %s queue is joined with %j, fitting passes first', (mode, ids) => {
  const owner = buildPassOwner({ usablePasses: [track, buildEntrance()] });
  expect(passesFor(owner, mode).map(({ id }) => id)).toEqual(ids);
});
