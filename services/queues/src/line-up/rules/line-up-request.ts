type PassOwnerRef = { id: number; passId: number };
export type LineUpBody = {
  paxCount?: number | undefined;
  displayName?: string | undefined;
  phone?: string | undefined;
  byText?: boolean | undefined;
  travelMinutes?: number | undefined;
  passOwners?: PassOwnerRef[] | undefined;
};

/** The requested show of an event; without a date it is today's. */
export type ShowRef = { time?: string | null | undefined; date?: string | null | undefined };

/** The content of a line-up request as one text, which is the same for a retry and differs for another request. */
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
