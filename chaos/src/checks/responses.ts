import type { Check } from '../evidence/evidence.ts';
import type { Entry } from '../evidence/history.ts';
import { allClosedAt } from './closures.ts';

/** Refusals that rules and races account for. */
const EXPECTED: ReadonlySet<string> = new Set([
  'already_in_queue',
  'max_tickets',
  'max_tickets_category',
  'queue_closed',
  'no_tickets_in_queues',
  'slot_full',
  'event_ticket_already_exists',
  'ticket_not_processable',
  'ticket_already_scanned',
]);

/** What clients may rely on besides the invariants. */
export const answerChecks: readonly Check[] = [
  {
    id: 'A1',
    promise: 'every request gets a definite answer in the end',
    violations: ({ history }) =>
      history
        .filter(({ answeredAt }) => answeredAt === null)
        .map(({ operation, key, attempts }) => `${operation} ${key}: none after ${attempts} tries`),
  },
  {
    id: 'A3',
    promise: 'nobody was refused for a reason the run gives none for',
    violations({ history, limits }) {
      const mayAllBeClosed = allClosedAt(history);
      const isAccountedFor = (entry: Entry) =>
        entry.errorCode === 'merchant_closed'
          ? mayAllBeClosed(limits.turnsOf.get(entry.userId) ?? [], entry)
          : entry.errorCode === null || EXPECTED.has(entry.errorCode);
      return history
        .filter((entry) => !isAccountedFor(entry))
        .map(({ operation, key, errorCode }) => `${operation} ${key}: ${errorCode}`);
    },
  },
  {
    id: 'A2',
    promise: 'a fault is never answered as a bug',
    violations: ({ history }) =>
      history
        .filter(({ troubles }) => troubles.some((trouble) => trouble.startsWith('500')))
        .map(
          ({ operation, key, troubles }) =>
            `${operation} ${key}: ${troubles.find((each) => each.startsWith('500'))}`,
        ),
  },
  {
    id: 'A4',
    promise: 'every process answers once everything is at rest',
    violations: ({ silent }) => [...silent],
  },
];
