import type { PassPolicy } from '@turno/shared-types';
import { createMerchantPassTypeCall, type PassTypeWithPolicy } from '@turno/shared-types/passes';
import type { Problems } from '@turno/shared-ui/forms';
import {
  type DraftRow,
  draftOf,
  dropClosed,
  invalidKeys,
} from '../shared/week-hours/opening-draft.ts';
import type { OwnBody } from './pass-type-atoms.ts';

type Limit = PassPolicy['limits'][number];
export type LimitDraft = Omit<Limit, 'maxUses'> & { maxUses: number | null };

/** The values of the pass type form. */
export type PassTypeValues = {
  name: string;
  mode: 'specific' | 'generic';
  kind: 0 | 1;
  limits: LimitDraft[];
  /** Minutes; `null` for no pause. */
  pause: number | null;
  pauseWithin: Limit['within'];
  hasHours: boolean;
  hours: DraftRow[];
  /** Of a type of a franchising. */
  merchantIds: number[];
};

/** One use a day, as most passes allow. */
export const FIRST_LIMIT: LimitDraft = { maxUses: 1, period: 'day', within: 'everywhere' };
export const MAX_LIMITS = 6;
export const MAX_USES = 1_000;
/** The most merchants that a type can list. */
export const MAX_MERCHANTS = 200;
export const MAX_PAUSE_MINUTES = 1_440;

/** The values of a stored type; of a new one the defaults. */
export function valuesOf(type: PassTypeWithPolicy | null): PassTypeValues {
  const { limits = [FIRST_LIMIT], pause = null, hours = [] } = type?.policy ?? {};
  return {
    name: type?.name ?? '',
    mode: type?.mode ?? 'specific',
    kind: type?.kind ?? 0,
    limits: [...limits],
    pause: pause && minutesOf(pause),
    pauseWithin: pause?.within ?? 'everywhere',
    hasHours: weekly(hours).length > 0,
    hours: draftOf(
      weekly(hours).map((row, index) => ({ ...row, id: index + 1, typology: null })),
    ).map((row) => ({ ...row, key: `${row.dayOfWeek} ${row.start}-${row.end}` })),
    merchantIds: type?.merchants.map(({ id }) => id) ?? [],
  };
}

/** The body of a type, without its merchants; an empty box is 0, which the contract rejects. */
export function bodyOf(values: PassTypeValues, stored: PassTypeWithPolicy | null): OwnBody {
  const { name, mode, kind, limits } = values;
  return {
    name: name.trim(),
    mode,
    kind,
    preferences: stored?.preferences ?? [],
    policy: {
      limits: limits.map(({ maxUses, ...limit }) => ({ ...limit, maxUses: maxUses ?? 0 })),
      pause: pauseOf(values, stored?.policy.pause ?? null),
      hours: hoursOf(values, stored?.policy.hours ?? []),
    },
  };
}

/** What is wrong with each field. */
export function passTypeProblems(
  values: PassTypeValues,
  isOfTeam: boolean,
): Problems<PassTypeValues> {
  const { name, limits, pause, hasHours, hours, merchantIds } = values;
  const wrongLimit = limits.find(({ maxUses }) => !maxUses || maxUses > MAX_USES);
  const kinds = new Set(limits.map(({ period, within }) => `${period} ${within}`));
  const isPauseWrong = pause !== null && (pause < 1 || pause > MAX_PAUSE_MINUTES);
  return {
    ...(name.trim() === '' ? { name: 'nameEmpty' } : {}),
    ...(wrongLimit ? { limits: 'uses' } : kinds.size < limits.length ? { limits: 'twice' } : {}),
    ...(isPauseWrong ? { pause: 'pause' } : {}),
    ...(hasHours && dropClosed(hours).length === 0 ? { hasHours: 'noHours' } : {}),
    ...(hasHours && invalidKeys(hours).size > 0 ? { hours: 'wrongHours' } : {}),
    ...(isOfTeam && merchantIds.length === 0 ? { merchantIds: 'noMerchant' } : {}),
    ...(merchantIds.length > MAX_MERCHANTS ? { merchantIds: 'manyMerchants' } : {}),
    // Rejected by the contract for a reason that the form does not check itself.
    ...(createMerchantPassTypeCall.body.shape.name.safeParse(name).success || name.trim() === ''
      ? {}
      : { name: 'nameLong' }),
  };
}

const minutesOf = ({ seconds }: { seconds: number }) => Math.ceil(seconds / 60);

const weekly = (hours: PassPolicy['hours']) => hours.filter(({ date }) => date === null);

function pauseOf(
  { pause, pauseWithin: within }: PassTypeValues,
  stored: PassPolicy['pause'],
): PassPolicy['pause'] {
  if (pause === null) return null;
  // Seconds that another program has set are kept.
  const isKept = stored && minutesOf(stored) === pause;
  return { seconds: isKept ? stored.seconds : pause * 60, within };
}

/**
 * The weekly hours of the form, plus the dates that another program set; an empty list means always. Dates are exceptions to
 * the weekly hours: they are removed when these are switched off, unless the type had no weekly hours.
 */
function hoursOf({ hasHours, hours }: PassTypeValues, stored: PassPolicy['hours']) {
  if (!hasHours) return weekly(stored).length > 0 ? [] : stored;
  const week = dropClosed(hours).map(({ dayOfWeek, date, start, end }) => ({
    dayOfWeek,
    date,
    start,
    end,
  }));
  return [...week, ...stored.filter(({ date }) => date !== null)];
}
