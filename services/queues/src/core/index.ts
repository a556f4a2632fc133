/** The base of all rooms: ids, idempotency records, cache invalidation, and small rules that several rooms share. */
export { hashedKey, randomKey } from '@turno/kit';
export { ignoreApiErrors } from './actions/ignore-api-errors.ts';
export type { Deps } from './deps.ts';
export { type Actor, actorOf } from './rules/actor.ts';
export { partySizeViolation } from './rules/party-size.ts';
export type { RuleViolation } from './rules/rule-violation.ts';
export { deletions, searchStarts, searchWords, wantedWords } from './rules/search-words.ts';
export { afterWrite } from './store/after-write.ts';
export { createCheckpoints } from './store/checkpoints.ts';
export { createIdempotencyRecords } from './store/idempotency-records.ts';
export { createIds, hashedId } from './store/ids.ts';
export { replaceWhole } from './store/replace-whole.ts';
