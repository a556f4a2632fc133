/** What the document of the contract needs about its schemas: their names, and the text form of values. */
import type * as z from 'zod/mini';
import { newPassword } from '../calls/accounts/credentials.ts';
import { MAX_PER_PAGE, PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH } from '../constants.ts';
import { idText } from '../fields.ts';
import {
  distinct,
  flagText,
  MAX_PAGE,
  MAX_PEOPLE,
  offsetText,
  pageText,
  peopleText,
  perPageText,
} from '../input-fields.ts';

export { ERROR_PAYLOADS } from './error-payloads.ts';
export { NAMED_BODIES, NAMED_SCHEMAS } from './named-schemas.ts';
export {
  type QueueMessage,
  type TestMessage,
  type TicketMessage,
  WEBHOOK_MESSAGES,
  webhookMessageSchema,
} from './webhook-messages.ts';

type Wire = {
  type: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

const integer = (minimum: number, maximum: number): Wire => ({ type: 'integer', minimum, maximum });

/** The types of values that are text in a path or a query, and of those whose limits a custom rule checks. */
export const WIRE_TYPES: ReadonlyMap<z.ZodMiniType, Wire> = new Map<z.ZodMiniType, Wire>([
  [idText, integer(1, Number.MAX_SAFE_INTEGER)],
  [pageText, integer(1, MAX_PAGE)],
  [peopleText, integer(1, MAX_PEOPLE)],
  [perPageText, integer(1, MAX_PER_PAGE)],
  [offsetText, integer(0, MAX_PAGE)],
  [flagText, { type: 'boolean' }],
  [newPassword, { type: 'string', minLength: PASSWORD_MIN_LENGTH, maxLength: PASSWORD_MAX_LENGTH }],
]);

/** Whether a list rejects repeated entries. */
export function isOfDistinct(schema: unknown): boolean {
  const { checks = [] } = Object(Object(Object(schema)._zod).def);
  return Array.isArray(checks) && checks.includes(distinct);
}
