import type { Turn } from '../rules/auto-turn.ts';

/** The queue to which a command was sent. */
export type TakenTurn = {
  commandId: string;
  queueId: number;
  /** S-20: the key that the commands of a desk after the same call share, for a multi-queue. */
  exclusionKey?: string;
  /** The same key for processes of the previous release, which may run at the same time (394). */
  press?: string;
};
export type TurnState = Turn & { version: number; commands: TakenTurn[] };

/** The wanted state of all automatic queues together. */
export type GroupPause = { id: string; paused: boolean; notify: boolean };
/** The effect of a group pause at the time of its acceptance. */
export type AcceptedPause = {
  id: string;
  /** Whether it changed the state of a queue, or notifies the people who wait. */
  isChange: boolean;
  /** The queues of the group; it leaves closed ones as they are. */
  counters: { id: number; closed: boolean }[];
};

export type TurnDocument = Turn & {
  _id: number;
  version: number;
  /** The latest commands and the queues to which they were sent. */
  commands: TakenTurn[];
  groupPause?: GroupPause;
  /** Counts the group pauses, so that a late attempt of one changes no queue that a later one has reached. */
  groupPauseVersion?: number;
  /** The latest group pauses; absent before the first, and in documents of an older release. */
  acceptedPauses?: AcceptedPause[];
  /** Set until the pause has reached every queue. */
  isPausing?: true;
};
