import type { Check } from '../evidence/evidence.ts';
import type { Entry } from '../evidence/history.ts';
import { allClosedAt } from './closures.ts';

/** Errors that rules and races explain. */
const EXPECTED: ReadonlySet<string> = new Set([
  'already_in_queue',
  'max_tickets',
  'max_tickets_category',
  'queue_closed',
  'no_tickets_in_queues',
  'slot_full',
  'event_ticket_already_exists',
  'ticket_not_processable',
  'ticket_of_another_day',
  'ticket_already_scanned',
  'passes_not_redeemable',
  'pass_incompatible',
  'pass_no_uses_left',
  'undo_too_late',
]);

/** What clients may rely on in responses. */
export const responseChecks: readonly Check[] = [
  {
    id: 'A1',
    promise: 'every request gets a definite answer in the end',
    violations: ({ history }) =>
      history
        .filter(({ answeredAt }) => answeredAt === null)
        .map(
          ({ operation, key, attempts }) => `${operation} ${key}: none after ${attempts} attempts`,
        ),
  },
  {
    id: 'A3',
    promise: 'every error has a cause in the run',
    violations({ history, limits }) {
      const mayAllBeClosed = allClosedAt(history);
      const isExplained = (entry: Entry) =>
        entry.errorCode === 'merchant_closed'
          ? mayAllBeClosed(limits.sharedQueuesOf.get(entry.userId) ?? [], entry)
          : entry.errorCode === null || EXPECTED.has(entry.errorCode);
      return history
        .filter((entry) => !isExplained(entry))
        .map(({ operation, key, errorCode }) => `${operation} ${key}: ${errorCode}`);
    },
  },
  {
    id: 'A2',
    promise: 'a fault is never answered with status 500',
    violations: ({ history }) =>
      history
        .filter(({ failures }) => failures.some((failure) => failure.startsWith('500')))
        .map(
          ({ operation, key, failures }) =>
            `${operation} ${key}: ${failures.find((each) => each.startsWith('500'))}`,
        ),
  },
  {
    id: 'A4',
    promise: 'every process responds once the system is quiescent',
    violations: ({ unresponsive }) => [...unresponsive],
  },
];
