export type LineUpBody = {
  paxCount?: number | undefined;
  displayName?: string | undefined;
  phone?: string | undefined;
};

/** What a line-up asks for, in one text: a retry asks the same, another request does not. */
export function lineUpAsk(queueId: number, body: LineUpBody): string {
  return JSON.stringify([queueId, body.paxCount ?? 1, body.displayName ?? '', body.phone ?? '']);
}
