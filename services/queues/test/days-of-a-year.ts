import {
  dayEnd,
  localTime,
  merchantDay,
  nextOpening,
  openingTime,
  presentSlots,
  secondsUntilOpening,
} from '@turno/shared-types/rules';
import { everyDay } from './factories.ts';
import { EVENT } from './shows.ts';

/** Printed by a process of its own, whose clock may stand in any zone: what it prints must not depend on that. */
const STEP_MS = 41 * 3_600_000 + 13 * 60_000;
const FROM = Date.parse('2026-01-01T00:00:00Z');
const STEPS = 213;
const ZONES = ['Europe/Rome', 'Pacific/Auckland', 'America/New_York'];

const plan = {
  eventScheduleStartDate: null,
  eventScheduleEndDate: '2026-12-20',
  eventDuration: EVENT.eventDuration ?? null,
  eventBookingBeforeStart: null,
  eventOpeningBeforeStart: null,
  eventScheduleWeek: Array.from({ length: 7 }, () => ['02:30', '18:00', '23:50']),
};
const openings = everyDay('09:00', '24:00');

const days = Array.from({ length: STEPS }, (_, index) => {
  const now = new Date(FROM + index * STEP_MS);
  return ZONES.map((timezone) => {
    const day = merchantDay({ openings, timezone }, now);
    return [
      localTime(now, timezone),
      day,
      secondsUntilOpening(day),
      dayEnd({ openings, timezone }, day.date),
      presentSlots(plan, now, timezone),
      nextOpening(day),
      openingTime(day),
    ];
  });
});
process.stdout.write(JSON.stringify(days));
