/** QUE-048: automatic queues are paused as a group only when every current counter of theirs is. */
export function isGroupPaused(counters: readonly { paused: boolean }[]): boolean {
  return counters.length > 0 && counters.every(({ paused }) => paused);
}
