import { type PeriodicJob, startOutboxWorker } from '@turno/kit';
import { sendFranchiseInvitation } from '../franchises/index.ts';
import { sendManagerMail } from '../managers/index.ts';
import { sendNotice } from '../notices/index.ts';
import { deliveryOf, type OutboxItem } from '../outbox/index.ts';
import type { Deps } from './deps.ts';

const EVERY_MS = 500;
const CONCURRENCY = 8;
/** A receiver that never answers delays only its own lane. */
const LANES: readonly (readonly OutboxItem['kind'][])[] = [
  ['next-call'],
  ['notice-push'],
  ['notice-mail'],
  ['notice-text'],
  [
    'manager-invitation',
    'franchise-invitation',
    'webhook-disabled',
    'merchant-closed',
    'merchant-handed-over',
    'staff-changed',
  ],
  ['webhook'],
];

type WorkerParts = { deps: Deps; onError: (error: unknown) => void };

/** Delivers due items of the outbox, a few at a time. */
export function startOutbox({ deps, onError }: WorkerParts): PeriodicJob {
  const delivery = deliveryOf(deps, Math.random);
  const send = (item: OutboxItem) => {
    switch (item.kind) {
      case 'manager-invitation':
      case 'webhook-disabled':
      case 'merchant-closed':
      case 'merchant-handed-over':
      case 'staff-changed':
        return sendManagerMail(deps, item);
      case 'franchise-invitation':
        return sendFranchiseInvitation(deps, item);
      case 'notice-push':
      case 'notice-mail':
      case 'notice-text':
        return sendNotice(deps, item);
      default:
        return delivery.send(item);
    }
  };
  const options = { lanes: LANES, everyMs: EVERY_MS, concurrency: CONCURRENCY, onError };
  return startOutboxWorker({ ...delivery, send }, options);
}
