import { localTime } from '@turno/shared-types/rules';
import { comingDay, formatTime, relativeDay } from './format-time.ts';
import type { Translate } from './use-texts.ts';

type Seen = { now: Date; timeZone: string; language: string };
type OpeningWords =
  | { key: 'opensAt' | 'opensTomorrow'; values: { time: string } }
  | { key: 'opensOn'; values: { time: string; day: string } };

/** CON-007: the key of the sentence that states when a place opens, and its values. */
export function openingWords(t: Translate, opensAt: Date, seen: Seen): OpeningWords {
  const { now, timeZone } = seen;
  const time = formatTime(opensAt, timeZone);
  const { date } = localTime(opensAt, timeZone);
  const day = relativeDay(date, now, timeZone);
  // S-05: after midnight the previous day may still be running, so the next opening can be today.
  if (day === 'today') return { key: 'opensAt', values: { time } };
  if (day === 'tomorrow') return { key: 'opensTomorrow', values: { time } };
  return { key: 'opensOn', values: { time, day: comingDay(t, date, seen) } };
}
