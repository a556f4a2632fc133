import { buildEntrance, buildPass, buildPassOwner } from '@turno/shared-types/test-data';
import { isActive, passesFor, passStatus, unnamedPasses } from './pass-status.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const track = buildPass({ passOwnerId: 31 });

/** An entrance of which the services say why it is good for nothing today. */
function blocked(error_code: string, usable_from: string | null) {
  const pass = buildEntrance();
  return [pass, { blocked: [{ passId: pass.id, error_code, usable_from }] }] as const;
}

test.each([
  ['usable', track, { usablePasses: [track] }, true],
  ['to-activate', track, { activablePasses: [track] }, true],
  ['later', track, {}, true],
  ['later', buildEntrance({ validFrom: '2026-11-21T23:00:00Z' }), {}, true],
  ['used-up', { ...track, validFrom: '2026-11-20T23:00:00Z' }, {}, true],
  ['used-up', { ...track, validFrom: '2026-11-01T23:00:00Z', isActivated: true }, {}, true],
  ['later', { ...track, validFrom: '2026-11-01T23:00:00Z', isActivated: false }, {}, true],
  ['used-up', buildEntrance(), {}, true],
  ['used-up', ...blocked('pass_used_up', '2026-11-21T23:00:00Z'), true],
  ['used-up', ...blocked('pass_already_entered', '2026-11-21T23:00:00Z'), true],
  ['used-up', ...blocked('pass_used_up', null), true],
  ['no-uses', ...blocked('pass_already_entered', null), false],
  ['no-uses', ...blocked('pass_no_uses_left', null), false],
  ['later', ...blocked('pass_not_usable', '2026-11-22T16:00:00Z'), true],
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

test('CON-074 a pass of nobody that is over or blocked waits for no name', () => {
  const passes = [
    track,
    buildEntrance({ validTo: '2026-11-21T10:00:00Z' }),
    buildEntrance({ disabled: true }),
  ];
  const nobody = buildPassOwner({ id: null, name: null, passes });
  const anna = buildPassOwner({ passes });
  expect(unnamedPasses([nobody, anna], NOW)).toEqual([track]);
});
