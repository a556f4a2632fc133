import { wantedGroups } from './steps.ts';

test.each([
  { name: 'everything by default', args: [], groups: ['check', 'unit', 'chaos', 'e2e'] },
  { name: 'one group', args: ['--only', 'unit'], groups: ['unit'] },
  { name: 'the chaos run', args: ['--only', 'chaos'], groups: ['chaos'] },
  { name: 'two groups', args: ['--only=check,unit'], groups: ['check', 'unit'] },
])('$name', ({ args, groups }) => {
  expect(wantedGroups(args)).toEqual(groups);
});

test('an unknown group is reported with the known ones', () => {
  expect(() => wantedGroups(['--only', 'units'])).toThrow('--only takes check, unit, chaos, e2e');
});
