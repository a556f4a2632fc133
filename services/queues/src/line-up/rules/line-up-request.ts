type PassOwnerRef = { id: number; passId: number };
export type LineUpBody = {
  paxCount?: number | undefined;
  displayName?: string | undefined;
  phone?: string | undefined;
  passOwners?: PassOwnerRef[] | undefined;
};

/** What a line-up asks for, in one text: a retry asks the same, another request does not. */
export function lineUpRequestText(queueId: number, body: LineUpBody, time: string | null): string {
  const people = [body.paxCount ?? 1, body.displayName ?? '', body.phone ?? ''];
  const passes = body.passOwners?.map(({ id, passId }) => [id, passId]);
  const more = time === null && !passes ? [] : [time, passes ?? null];
  return JSON.stringify([queueId, ...people, ...more]);
}
