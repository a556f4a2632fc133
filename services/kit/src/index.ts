export { ApiError, isRejection } from './api-error.ts';
export { type Bus, createBus } from './bus/bus.ts';
export { followDeletions } from './bus/follow-deletions.ts';
export { followRevocations } from './bus/follow-revocations.ts';
export { createBatchCache, createCache } from './cache/cache.ts';
export {
  baseAddress,
  localDefaults,
  originAddress,
  parseConfig,
  readConfig,
  serviceConfig,
} from './config.ts';
export { backOffMs } from './database/back-off.ts';
export { createBatches } from './database/batches.ts';
export {
  openCollection,
  openModel,
  SCHEMA_OPTIONS,
  storedSecrets,
} from './database/collections.ts';
export { connectDatabase, type Database } from './database/connect.ts';
export { duplicateIndex, isDatabaseAway, isDuplicateKey } from './database/database-errors.ts';
export { createDelayedBatches } from './database/delayed-batches.ts';
export { createGroupInserts, journaled } from './database/group-inserts.ts';
export { createKeyedQueue } from './database/keyed-queue.ts';
export { openVersionedDocuments } from './database/versioned-documents.ts';
export { codeOf } from './error-code.ts';
export { answerTheRest, createBaseApp, createMetrics, type Metrics } from './http/base-app.ts';
export { instantText } from './http/fit-reply.ts';
export { type Input, localeOf, type StaffCommand } from './http/input.ts';
export { createPathGroups } from './http/path-groups.ts';
export { errorBody, replyApiError } from './http/reply-error.ts';
export { logOf } from './http/request-log.ts';
export { type Route, repliedIf, serve, serveRedirect, Unchanged } from './http/serve.ts';
export { sendFrame, serveEvents } from './http/serve-events.ts';
export { createServiceApp, onlyJson } from './http/service-app.ts';
export { keepFixedPaths } from './http/wrong-methods.ts';
export {
  createIdempotencyRecords,
  type IdempotencyRecords,
} from './idempotency/idempotency-records.ts';
export { commandKey, hashedKey, randomKey } from './idempotency/keys.ts';
export { runIdempotent } from './idempotency/run-idempotent.ts';
export { createHold } from './jobs/hold.ts';
export { createLeases, type Leases } from './jobs/leases.ts';
export { createOutbox, type Outbox } from './jobs/outbox.ts';
export { type Delivery, deliverNext, Postponed, startOutboxWorker } from './jobs/outbox-worker.ts';
export { createRecentChanges } from './jobs/recent-changes.ts';
export { type PeriodicJob, runPeriodically } from './jobs/run-periodically.ts';
export { runEach, runSteps, runUntilAway } from './jobs/run-steps.ts';
export { whenStopping } from './lifecycle.ts';
export { createLog, type Log } from './log.ts';
export { dropIndexes, type Migration, migrate } from './migrations/migrate.ts';
export { RETENTION, retentionMs } from './retention.ts';
export { senderNetwork } from './sender-network.ts';
export { createServiceClient, type ServiceClient } from './service-client.ts';
export { startService } from './start.ts';
export {
  apiKeyRef,
  isApiKey,
  newApiKey,
  type VerifyApiKey,
} from './tokens/api-keys.ts';
export { createSigningKeys, type SigningKeys } from './tokens/signing-keys.ts';
export { textDigest } from './tokens/text-digest.ts';
export {
  type Caller,
  createTokenVerifier,
  requireCaller,
  type TokenVerifier,
} from './tokens/token-verifier.ts';
