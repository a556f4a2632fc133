import { isLeftToDesk } from './ticket-command.ts';

const AT = '2026-11-21T10:00:00.000Z';
const COMMANDS = ['call-again', 'not-come', 'put-back', 'take-back', 'move'] as const;

test.each([
  { party: 'outside', checkedInAt: null, hasAnybodyEntered: false, left: COMMANDS },
  {
    party: 'inside in part',
    checkedInAt: null,
    hasAnybodyEntered: true,
    left: ['call-again', 'not-come'],
  },
  { party: 'inside', checkedInAt: AT, hasAnybodyEntered: true, left: [] },
  { party: 'inside since an older release', checkedInAt: AT, hasAnybodyEntered: false, left: [] },
])('S-21 a party that is $party leaves its desk $left', ({ left, party: _, ...party }) => {
  expect(COMMANDS.filter((command) => isLeftToDesk(command, party))).toEqual(left);
});
