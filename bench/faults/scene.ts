/** A queue of the run, with whom it belongs to. */
export type Place = {
  merchantId: number;
  queueId: number;
  counterId: number;
  managerId: number;
};

/** Where the run takes place: the queues, the guests, and how a token for anybody is had. */
export type Scene = {
  places: Place[];
  guestIds: number[];
  tokenOf(userId: number, role: 'ROLE_GUEST' | 'ROLE_MERCHANT'): string;
};
