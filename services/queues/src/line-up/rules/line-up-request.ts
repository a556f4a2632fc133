type PassOwnerRef = { id: number; passId: number };
export type LineUpBody = {
  paxCount?: number | undefined;
  displayName?: string | undefined;
  phone?: string | undefined;
  byText?: boolean | undefined;
  travelMinutes?: number | undefined;
  passOwners?: PassOwnerRef[] | undefined;
};

/** The show that is asked for, in an event's queue; without a date it is of today. */
export type ShowRef = { time?: string | null | undefined; date?: string | null | undefined };

/** What a line-up asks for, in one text: a retry asks the same, another request does not. */
export function lineUpRequestText(
  queueId: number,
  body: LineUpBody,
  { time = null, date = null }: ShowRef,
): string {
  const people = [body.paxCount ?? 1, body.displayName ?? '', body.phone ?? ''];
  const passes = body.passOwners?.map(({ id, passId }) => [id, passId]);
  const more = time === null && !passes ? [] : [time, passes ?? null];
  const travel = body.travelMinutes === undefined ? [] : [body.travelMinutes];
  const texts = body.byText ? ['text', ...travel] : [];
  return JSON.stringify([queueId, ...people, ...more, ...(date === null ? [] : [date]), ...texts]);
}
