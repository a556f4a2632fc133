import { isLeftToDesk } from './ticket-command.ts';

type Row = {
  party: string;
  checkedInAt: string | null;
  hasAnybodyEntered: boolean;
  isHeld?: boolean;
  left: readonly (typeof COMMANDS)[number][];
};
const AT = '2026-11-21T10:00:00.000Z';
const COMMANDS = ['call-again', 'not-come', 'put-back', 'take-back', 'move'] as const;

const ERASED = { isHeld: false };

test.each<Row>([
  { party: 'outside', checkedInAt: null, hasAnybodyEntered: false, left: COMMANDS },
  {
    party: 'inside in part',
    checkedInAt: null,
    hasAnybodyEntered: true,
    left: ['call-again', 'not-come'],
  },
  { party: 'inside', checkedInAt: AT, hasAnybodyEntered: true, left: [] },
  { party: 'inside since an older release', checkedInAt: AT, hasAnybodyEntered: false, left: [] },
  {
    party: 'outside and whose holder was erased',
    checkedInAt: null,
    hasAnybodyEntered: false,
    ...ERASED,
    left: ['not-come'],
  },
  {
    party: 'inside in part and whose holder was erased',
    checkedInAt: null,
    hasAnybodyEntered: true,
    ...ERASED,
    left: ['call-again', 'not-come'],
  },
  {
    party: 'inside and whose holder was erased',
    checkedInAt: AT,
    hasAnybodyEntered: true,
    ...ERASED,
    left: [],
  },
])('S-14 S-21 a party that is $party leaves its desk $left', ({ left, party: _, ...party }) => {
  expect(COMMANDS.filter((command) => isLeftToDesk(command, { isHeld: true, ...party }))).toEqual(
    left,
  );
});
