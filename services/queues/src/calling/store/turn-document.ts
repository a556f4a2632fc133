import type { Turn } from '../rules/auto-turn.ts';

/** Which queue a command was sent to. */
export type TakenTurn = {
  commandId: string;
  queueId: number;
  /** S-20: of a multi-queue, the key that the commands share which a desk sends after one call. */
  exclusionKey?: string;
  /** The same for processes of the release before, which may run beside this one (394). */
  press?: string;
};
export type TurnState = Turn & { version: number; commands: TakenTurn[] };

/** The wanted state of all automatic queues together. */
export type GroupPause = { id: string; paused: boolean; notify: boolean };
/** What a group pause did, as of when it was accepted. */
export type AcceptedPause = {
  id: string;
  /** Whether it found a queue in another state, or notifies who waits. */
  isChange: boolean;
  /** The queues of the group; it leaves closed ones as they are. */
  counters: { id: number; closed: boolean }[];
};

export type TurnDocument = Turn & {
  _id: number;
  version: number;
  /** The latest commands and where each was sent. */
  commands: TakenTurn[];
  groupPause?: GroupPause;
  /** Counts the group pauses, so that a late attempt of one changes no queue that a later one has reached. */
  groupPauseVersion?: number;
  /** The latest group pauses; absent before the first, and of an older release. */
  acceptedPauses?: AcceptedPause[];
  /** Set until the pause has reached every queue. */
  isPausing?: true;
};
