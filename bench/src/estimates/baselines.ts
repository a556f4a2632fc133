import type { QueueSoFar } from './queue-so-far.ts';

/** Seconds that the next person waits, as a simple rule says. */
type Baseline = (queue: QueueSoFar) => number;

const LATEST = 20;

const timesSetting: Baseline = ({ waiting, settingSeconds, counters }) =>
  (waiting.length * settingSeconds) / counters;

/** The rules of thumb that an estimate has to beat. */
export const BASELINES: Record<string, Baseline> = {
  'ahead × setting': timesSetting,
  'ahead × mean gap of today': (queue) => {
    const [first, last] = [queue.called[0], queue.called.at(-1)];
    if (!first || !last || first === last) return timesSetting(queue);
    return (queue.waiting.length * (last.at - first.at)) / (queue.called.length - 1);
  },
  'mean of the last 20': (queue) => {
    const services = latestServices(queue);
    if (services.length === 0) return timesSetting(queue);
    const sum = services.reduce((total, each) => total + each, 0);
    return (queue.waiting.length * sum) / services.length / queue.counters;
  },
  'wait of the last one': (queue) => {
    const last = queue.called.at(-1);
    return last ? last.at - last.ticket.joinedAt : timesSetting(queue);
  },
};

/** From one call to the next one of the same counter, if as many calls as there are counters lie between. */
function latestServices({ called, counters }: QueueSoFar): number[] {
  const latest = called.slice(-LATEST - counters);
  return latest.slice(counters).map(({ at }, index) => at - (latest[index]?.at ?? at));
}
