import type { EndReason } from '@turno/shared-types';
import type { Counted } from '../first-view/view-words.ts';

export type StatusWords = {
  number: string;
  /** `{name}`, `{time}`, `{count}` and the like are filled in. */
  ahead: Counted;
  next: string;
  booked: string;
  now: string;
  nowHint: string;
  desk: string;
  aside: string;
  asideHint: string;
  paused: string;
  showPaused: string;
  closed: string;
  /** With the `time` at which the merchant closes. */
  closesAt: string;
  checkedIn: string;
  calledAt: string;
  calledHint: string;
  passed: string;
  removed: string;
  ended: Record<Exclude<EndReason, 'moved'> | 'show-cancelled', string>;
  movedFrom: string;
  newDay: string;
  wait: string;
  turnAround: string;
  serving: string;
  queue: string;
  place: string;
  party: string;
  show: string;
  updated: string;
  refreshes: string;
  offline: string;
  unknown: string;
  unknownHint: string;
  away: string;
  awayHint: string;
  tooMany: string;
  tooManyHint: string;
};
