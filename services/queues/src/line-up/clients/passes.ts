import { randomUUID } from 'node:crypto';
import type { ServiceClient } from '@turno/kit';
import {
  type CallInput,
  type CallReply,
  confirmPassesCall,
  releasePassesCall,
  reservePassesCall,
  undoPassHoldsCall,
  validatePassOwnersCall,
} from '@turno/shared-types';
import { merchantClosedCall } from '@turno/shared-types/passes';

type Holding = CallInput<typeof reservePassesCall>['body'];
type HeldPass = Omit<CallReply<typeof reservePassesCall>['reserved'][number], 'expiresAt'>;
type Hold = {
  passes: HeldPass[];
  /** The deadline for issuing a number with the holds: shortly after it, passes asks for the state of the ticket. */
  before: Date;
};
type Question = CallInput<typeof validatePassOwnersCall>['body'];

export type PassesClient = {
  /** Holds a use of each pass for a ticket, once per ticket; throws the API error of passes. */
  hold(holding: Holding): Promise<Hold>;
  confirm(ticketId: string): Promise<void>;
  /** Removes the holds of one line-up attempt; never a confirmed use. */
  undo(ticketId: string, attemptId: string): Promise<void>;
  /** Frees the uses of a removed ticket. */
  release(ticketId: string): Promise<void>;
  validate(question: Question): Promise<CallReply<typeof validatePassOwnersCall>>;
  /** Disables passes that no open merchant accepts after this one has closed for good. Idempotent. */
  merchantClosed(merchantId: number): Promise<void>;
};

/** Exceeds the difference between two database clocks plus the duration of an update that began in time. */
const MARGIN_MS = 5_000;

/** A client for the passes service, which owns passes and counts their uses. */
export function createPassesClient(client: ServiceClient): PassesClient {
  const trace = () => ({ requestId: randomUUID() });
  return {
    async hold(body) {
      const { reserved } = await client.send(reservePassesCall, { body }, trace());
      const ends = reserved.map(({ expiresAt }) => Date.parse(expiresAt));
      return {
        passes: reserved.map(({ expiresAt: _expiresAt, ...pass }) => pass),
        before: new Date(Math.min(...ends) - MARGIN_MS),
      };
    },
    async confirm(ticketId) {
      await client.send(confirmPassesCall, { body: { ticketId } }, trace());
    },
    async undo(ticketId, attemptId) {
      await client.send(undoPassHoldsCall, { body: { ticketId, attemptId } }, trace());
    },
    async release(ticketId) {
      await client.send(releasePassesCall, { body: { ticketId } }, trace());
    },
    validate: (body) => client.send(validatePassOwnersCall, { body }, trace()),
    async merchantClosed(merchantId) {
      await client.send(merchantClosedCall, { params: { merchantId }, body: {} }, trace());
    },
  };
}
