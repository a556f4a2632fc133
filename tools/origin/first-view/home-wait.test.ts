import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';
import { homeView } from './home-view.ts';
import { WORDS } from './words.ts';

const NOW = new Date('2026-11-23T10:00:00Z');

test.each([
  { seconds: 0, says: false },
  { seconds: 900, says: true },
])(
  'S-04 CON-005 home speaks of closing only where every queue is too late: $seconds s in another',
  ({ seconds, says }) => {
    const isTooLate = seconds > 0;
    const days = [
      buildCounter({ estimatedWaitingTime: 600, isTooLate: true }),
      buildCounter({ estimatedWaitingTime: seconds, ...(isTooLate ? { isTooLate } : {}) }),
    ];
    const queues = days.map((day, at) => buildQueue({ id: 11 + at, queue_daily_counters: [day] }));
    const value = [buildMerchant({ queues })];
    const home = homeView({ value, readAt: NOW.getTime() }, { locale: 'en', now: NOW })?.markup;
    expect(home).toContain('Forno Aurora');
    expect(home?.includes(WORDS.en.isTooLate)).toBe(says);
  },
);
