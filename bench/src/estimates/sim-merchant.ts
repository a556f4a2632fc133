import { type MerchantDay, merchantDay } from '@turno/shared-types/rules';
import { type Chance, chance } from './random.ts';
import type { Scenario } from './scenarios.ts';

/** The Tuesday before the clocks go forward in Rome: the sixth day has 23 hours. */
const FIRST_DATE = Date.UTC(2026, 2, 24, 6);
const DAY_MS = 86_400_000;

/** One simulated merchant with one queue. Times are in seconds. */
export type SimMerchant = {
  counters: number;
  /** Mean time of one person at one counter. */
  serviceSeconds: number;
  /** Deviation of the logarithm of a service. */
  spread: number;
  /** People who come, as a share of what the counters can serve. */
  load: number;
  /** How many come in each hour, as a share of the mean. */
  rush: number[];
  /** What the merchant set as the time of one person at one counter. */
  settingSeconds: number;
  hours: Parameters<typeof merchantDay>[0];
  random: Chance;
  /** How long a service of an hour takes in comparison with the mean; the same on every day. */
  hourPace: number[];
};

/** Draws a merchant. The same merchant of the same seed differs between scenarios only by what the scenario says. */
export function drawMerchant(name: string, scenario: Scenario): SimMerchant {
  const random = chance(name);
  const share = random.between(0, 1);
  const counters = [0.5, 0.8].filter((limit) => share > limit).length + 1;
  const serviceSeconds = Math.min(1_200, Math.max(60, random.around(240, 0.5)));
  const spread = random.between(0.35, 0.75);
  const load = random.between(0.82, 1.02);
  const [early, late] = [random.between(10, 11.5), random.between(15.5, 17)];
  const rush = Array.from({ length: 24 }, (_, hour) => 0.6 + peak(hour, early) + peak(hour, late));
  const error = random.normal(0.45);
  const hourPace = Array.from({ length: 24 }, () => Math.exp(random.normal(0.18)));
  return {
    counters,
    serviceSeconds,
    spread,
    load,
    rush,
    settingSeconds: serviceSeconds * (scenario.isSettingWrong ? Math.exp(error) : 1),
    hours: { timezone: 'Europe/Rome', openings: openings(scenario) },
    hourPace: scenario.drifts ? hourPace : hourPace.map(() => 1),
    random: chance(`${name}/days`),
  };
}

/** The opening slots of one of the simulated days. */
export function dayOf(merchant: SimMerchant, day: number): MerchantDay {
  return merchantDay(merchant.hours, new Date(FIRST_DATE + day * DAY_MS));
}

function peak(hour: number, at: number): number {
  return 0.7 * Math.exp(-(((hour - at) / 1.8) ** 2));
}

function openings({ hasLunchGap }: Scenario) {
  const slots = hasLunchGap
    ? [
        ['09:00', '13:00'],
        ['14:30', '18:30'],
      ]
    : [['09:00', '18:00']];
  return Array.from({ length: 7 }, (_, dayOfWeek) =>
    slots.map(([start = null, end = null]) => ({ date: null, dayOfWeek, start, end })),
  ).flat();
}

/** Mean seconds between two arrivals in an hour of the day. */
export function arrivalSeconds(
  { serviceSeconds, counters, load, rush }: SimMerchant,
  hour: number,
) {
  return serviceSeconds / (counters * load * (rush[hour] ?? 1));
}
