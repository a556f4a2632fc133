/** Where a line-up goes: a queue of a merchant, at an event one of its shows. */
export type LineUpPlace = { merchantId: number; queueId: number; time?: string };

/** What one line-up asks for. */
export type LineUpAsk = {
  paxCount: number;
  /** `HH:mm` of a show of today. */
  time?: string;
  displayName?: string;
  phone?: string;
};

/** Whether two line-ups of one queue ask for the same, so that one may stand for the other. */
export function isSameAsk(one: LineUpAsk, other: LineUpAsk): boolean {
  return (
    one.paxCount === other.paxCount &&
    one.time === other.time &&
    one.displayName === other.displayName &&
    one.phone === other.phone
  );
}

/** What a text that was stored asks for; `null` when it is not ours. */
export function readAsk(stored: unknown): LineUpAsk | null {
  if (typeof stored !== 'object' || stored === null || !('paxCount' in stored)) return null;
  const { paxCount } = stored;
  if (typeof paxCount !== 'number' || !Number.isSafeInteger(paxCount) || paxCount < 1) return null;
  return {
    paxCount,
    ...textOf(stored, 'time'),
    ...textOf(stored, 'displayName'),
    ...textOf(stored, 'phone'),
  };
}

function textOf<Name extends string>(stored: object, name: Name): { [K in Name]?: string } {
  const value: unknown = Reflect.get(stored, name);
  const made: { [K in Name]?: string } = {};
  if (typeof value === 'string') made[name] = value;
  return made;
}
