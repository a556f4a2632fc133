type Named = {
  ticketPrefix: string;
  passMode: 'free' | 'generic' | 'specific';
  parentQueueId: number | null;
};

/** S-01: the number as people see it. Numbers of children and pass queues carry the prefix of their queue. */
export function ticketValue(queue: Named, counter: number): string {
  const hasPrefix = queue.parentQueueId !== null || queue.passMode !== 'free';
  return hasPrefix ? `${queue.ticketPrefix}${counter}` : String(counter);
}
