import {
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { codeOf } from '../error-code.ts';

const DUPLICATE_KEY = 11000;
/** Raw socket errors arrive without a driver-specific name. */
const SOCKET_CODES = new Set(['EPIPE', 'ECONNRESET', 'ECONNREFUSED', 'ETIMEDOUT']);
/** Not primary, stepping down, shutting down, or interrupted by one of these. */
const PASSING_CODES = new Set([89, 91, 189, 10107, 11600, 11602, 13435, 13436]);

/** Whether a write broke a unique index. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof MongoServerError && error.code === DUPLICATE_KEY;
}

/** The position of the write in an ordered `client.bulkWrite` that broke a unique index; `null` for any other error. */
export function duplicateIndex(error: unknown): number | null {
  if (!(error instanceof MongoClientBulkWriteError)) return null;
  if (error.writeConcernErrors.length > 0) return null;
  const [first] = error.writeErrors;
  return first?.[1].code === DUPLICATE_KEY ? first[0] : null;
}

/** Whether the engine was unreachable or failing over: a transient error, not a bug. */
export function isDatabaseAway(error: unknown): boolean {
  // Bulk writes wrap connection errors without adding labels.
  if (error instanceof MongoBulkWriteError && isDatabaseAway(error.errorResponse)) return true;
  if (error instanceof MongoClientBulkWriteError && isDatabaseAway(error.cause)) return true;
  if (error instanceof MongoNetworkError || error instanceof MongoServerSelectionError) return true;
  if (error instanceof MongoNotConnectedError) return true;
  if (error instanceof MongoTopologyClosedError) return true;
  if (error instanceof MongoServerError) return PASSING_CODES.has(Number(error.code));
  if (error instanceof MongoError) return error.hasErrorLabel('RetryableWriteError');
  const code = codeOf(error);
  return code !== null && SOCKET_CODES.has(code);
}
