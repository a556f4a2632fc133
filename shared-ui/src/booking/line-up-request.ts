/** The queue of a line-up and, for an event, the show. */
export type QueueRef = {
  merchantId: number;
  queueId: number;
  show?: ShowRef;
};

/** The day and time at which a show begins, `YYYY-MM-DD` and `HH:mm` of the merchant. */
type ShowRef = { date: string; time: string };

/** A person who lines up with a pass. */
export type PassRef = { id: number; passId: number };

/** What one line-up requests. */
export type LineUpRequest = {
  paxCount: number;
  /** Who lines up with which pass, in a queue for passes. */
  passOwners?: PassRef[];
  displayName?: string;
  phone?: string;
  /** Staff: whether the customer agreed to receive text messages. */
  byText?: true;
  /** Staff: how many minutes away a customer who receives text messages waits. */
  travelMinutes?: number;
};

/** Whether two line-ups of one queue request the same, so that one may be sent as a retry of the other. */
export function isSameRequest(one: LineUpRequest, other: LineUpRequest): boolean {
  return (
    one.paxCount === other.paxCount &&
    one.displayName === other.displayName &&
    one.phone === other.phone &&
    one.byText === other.byText &&
    one.travelMinutes === other.travelMinutes &&
    JSON.stringify(one.passOwners) === JSON.stringify(other.passOwners)
  );
}

/** The request in a stored value; `null` when another program, or another version, wrote it. */
export function readRequest(stored: unknown): LineUpRequest | null {
  if (typeof stored !== 'object' || stored === null || !('paxCount' in stored)) return null;
  const { paxCount } = stored;
  if (typeof paxCount !== 'number' || !Number.isSafeInteger(paxCount) || paxCount < 1) return null;
  return {
    paxCount,
    ...textOf(stored, 'displayName'),
    ...textOf(stored, 'phone'),
    ...(Reflect.get(stored, 'byText') === true ? { byText: true } : {}),
    ...travelMinutesOf(stored),
    ...passesOf(stored),
  };
}

function travelMinutesOf(stored: object): Pick<LineUpRequest, 'travelMinutes'> {
  const travelMinutes: unknown = Reflect.get(stored, 'travelMinutes');
  return typeof travelMinutes === 'number' ? { travelMinutes } : {};
}

function passesOf(stored: object): Pick<LineUpRequest, 'passOwners'> {
  const refs: unknown = Reflect.get(stored, 'passOwners');
  if (!Array.isArray(refs)) return {};
  const numberOf = (ref: unknown, name: keyof PassRef) => Number(Reflect.get(Object(ref), name));
  return {
    passOwners: refs.map((ref) => ({ id: numberOf(ref, 'id'), passId: numberOf(ref, 'passId') })),
  };
}

function textOf<Name extends string>(stored: object, name: Name): { [K in Name]?: string } {
  const value: unknown = Reflect.get(stored, name);
  const made: { [K in Name]?: string } = {};
  if (typeof value === 'string') made[name] = value;
  return made;
}
