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
  /** After this no number may be given for them: passes asks a little later what became of the ticket. */
  before: Date;
};
type Question = CallInput<typeof validatePassOwnersCall>['body'];

export type PassesClient = {
  /** Holds a use of each pass for a ticket, once for each ticket; throws the API error of passes. */
  hold(holding: Holding): Promise<Hold>;
  confirm(ticketId: string): Promise<void>;
  /** Removes what one attempt to line up holds; never a confirmed use. */
  undo(ticketId: string, attemptId: string): Promise<void>;
  /** Frees the uses of a removed ticket. */
  release(ticketId: string): Promise<void>;
  validate(question: Question): Promise<CallReply<typeof validatePassOwnersCall>>;
  /** Ends the passes that only merchants accept which have closed for good, once this one has. Idempotent. */
  merchantClosed(merchantId: number): Promise<void>;
};

/** More than the clocks of two databases differ, and than an update takes that began in time. */
const MARGIN_MS = 5_000;

/** Asks the passes service, which owns passes and counts their uses. */
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
