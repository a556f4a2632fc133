/** How a queue of the run is used. */
export type PlaceUse = {
  /** The queue that guests name: of a child the multi-queue above it. */
  askedQueueId: number;
  /** The show that guests book, where it is an event's queue. */
  time: string | null;
  /** People the show has seats for; `null` where nobody counts them. */
  seats: number | null;
  smallestParty: number;
  largestParty: number;
  /** How its desk calls: one after the other, group by group, or from all automatic queues in their turns. */
  calls: 'one' | 'group' | 'in turn';
};

/** A queue of the run, with whom it belongs to. */
export type Place = PlaceUse & {
  merchantId: number;
  queueId: number;
  counterId: number;
  managerId: number;
};

/** What holds of a queue about which nothing else is said. */
export const plainUse = (queueId: number): PlaceUse => ({
  askedQueueId: queueId,
  time: null,
  seats: null,
  smallestParty: 1,
  largestParty: 3,
  calls: 'one',
});

/** Where the run takes place: the queues, the guests, and how a token for anybody is had. */
export type Scene = {
  places: Place[];
  guestIds: number[];
  tokenOf(userId: number, role: 'ROLE_GUEST' | 'ROLE_MERCHANT'): string;
};
