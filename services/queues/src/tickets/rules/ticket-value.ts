type Named = {
  shortName: string;
  passMode: 'free' | 'generic' | 'specific';
  parentQueueId: number | null;
};

/** G-44: the number as people see it; queues that share a room put two letters before it. */
export function ticketValue(queue: Named, counter: number): string {
  const isLettered = queue.parentQueueId !== null || queue.passMode !== 'free';
  return isLettered ? `${queue.shortName.slice(0, 2)}${counter}` : String(counter);
}
