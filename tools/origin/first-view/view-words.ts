import type { JoinBlocker } from '@turno/shared-types/rules';

export type Counted = { one: string; other: string };

/** What the first views say in one language. */
export type ViewWords = {
  homeTitle: string;
  status: { open: string; paused: string; closed: string };
  /** `{time}` is filled in, as are `{number}` and `{count}` below. */
  opensAt: string;
  nobody: string;
  people: Counted;
  inQueue: string;
  wait: string;
  until: string;
  minutes: string;
  serving: string;
  opening: string;
  nextShow: string;
  /** Of an event of which no show can be booked now. */
  comingShow: string;
  tomorrow: string;
  /** `{day}`, `{month}` and `{year}` are filled in. */
  date: string;
  take: string;
  takeAnyway: string;
  takeFirst: string;
  /** Why nobody can join now. */
  blocked: Record<JoinBlocker['kind'], string>;
  isTooLate: string;
  firstRoundFull: string;
  freeAccess: string;
  listOnly: string;
  /** The same of a place that is not open now. */
  listOnlyLater: string;
  seeShows: string;
  askTable: string;
  searchHint: string;
  openUntil: string;
  servedAround: string;
  /** `{wait}` is filled in. */
  waitFrom: string;
  /** Of the page of a merchant's queues for passes. */
  pass: {
    fastTrack: string;
    withPass: string;
    join: string;
    note: string;
    use: string;
    seeFree: string;
    withoutPass: string;
  };
  signIn: { title: string; lead: string; email: string; password: string; submit: string };
  legal: { terms: string; privacy: string };
  updatedAt: string;
};
