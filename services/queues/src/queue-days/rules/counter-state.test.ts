import { queueStatus } from '@turno/shared-types/rules';
import { buildDay } from '@turno/shared-types/test-data';
import fc from 'fast-check';
import { afterAct, type CounterAct, type CounterFlags } from './counter-state.ts';

const OPEN_DAY = buildDay({ time: '10:00', slots: ['09:00-13:00'] });
const OPENED = { closed: false, paused: false };
const PAUSED = { closed: false, paused: true };
const CLOSED = { closed: true, paused: false };
const CLOSED_WHILE_PAUSED = { closed: true, paused: true };

test.each<[string, CounterFlags, CounterAct, CounterFlags | null]>([
  ['opened', OPENED, 'close', CLOSED],
  ['opened', OPENED, 'reopen', OPENED],
  ['opened', OPENED, 'pause', PAUSED],
  ['opened', OPENED, 'resume', OPENED],
  ['paused', PAUSED, 'close', CLOSED_WHILE_PAUSED],
  ['paused', PAUSED, 'reopen', PAUSED],
  ['paused', PAUSED, 'pause', PAUSED],
  ['paused', PAUSED, 'resume', OPENED],
  ['closed', CLOSED, 'close', CLOSED],
  ['closed', CLOSED, 'reopen', OPENED],
  ['closed', CLOSED, 'pause', null],
  ['closed', CLOSED, 'resume', null],
  ['closed while paused', CLOSED_WHILE_PAUSED, 'close', CLOSED_WHILE_PAUSED],
  ['closed while paused', CLOSED_WHILE_PAUSED, 'reopen', PAUSED],
  ['closed while paused', CLOSED_WHILE_PAUSED, 'pause', null],
  ['closed while paused', CLOSED_WHILE_PAUSED, 'resume', null],
])('QUE-038 QUE-042 QUE-043 X-02 %s: %p, %s gives %p', (_name, before, act, after) => {
  expect(afterAct(before, act)).toEqual(after);
});

test('QUE-038 QUE-040 X-03 a day is always in one of three states, and a paused one is never called closed', () => {
  const acts = fc.array(fc.constantFrom<CounterAct>('close', 'reopen', 'pause', 'resume'));
  fc.assert(
    fc.property(acts, (sent) => {
      let flags: CounterFlags = OPENED;
      for (const act of sent) {
        const after = afterAct(flags, act) ?? flags;
        expect(afterAct(after, act) ?? after).toEqual(after);
        flags = after;
      }
      const status = queueStatus({ ...flags, type: 'standard', day: OPEN_DAY });
      expect(status).toBe(flags.closed ? 'closed' : flags.paused ? 'paused' : 'opened');
    }),
  );
});
