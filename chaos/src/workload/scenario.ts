/** How clients use a queue. */
export type QueueUsage = {
  /** The queue that guests name in their request: for a child, its multi-queue. */
  requestedQueueId: number;
  /** Time of the show that guests book; `null` unless the queue belongs to an event. */
  time: string | null;
  /** Seats of a show; `null` unless the queue belongs to an event. */
  seats: number | null;
  smallestParty: number;
  largestParty: number;
  /** How its desk calls: one ticket, a group, or the next ticket of all automatic queues that share the desk. */
  calls: 'one' | 'group' | 'shared';
};

/** A queue under load. */
export type TargetQueue = QueueUsage & {
  merchantId: number;
  queueId: number;
  counterId: number;
  managerId: number;
};

/** The usage of a queue without special settings. */
export const ordinaryUsage = (queueId: number): QueueUsage => ({
  requestedQueueId: queueId,
  time: null,
  seats: null,
  smallestParty: 1,
  largestParty: 3,
  calls: 'one',
});

/** A merchant whose queues ask for a pass, and the type of the passes that its staff create. */
type Park = {
  managerId: number;
  passTypeId: number;
  /** Two that nobody calls from, so that whoever waits can leave, and one whose tickets are called. */
  rides: [TargetQueue, TargetQueue, TargetQueue];
};

/** Who takes passes over: two accounts for each family. */
export type Families = { park: Park; accounts: [number, number][] };

/** The queues and users of a run. */
export type Scenario = {
  targets: TargetQueue[];
  guestIds: number[];
  /** `null` where there are no passes. */
  families: Families | null;
  tokenOf(userId: number, role: 'ROLE_GUEST' | 'ROLE_MERCHANT' | 'ROLE_USER'): string;
};
