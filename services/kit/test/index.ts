export { restoreDump } from './restore-dump.ts';
export { shardingProblems } from './shard-keys.ts';
export { startTestService, type TestService } from './start-test-service.ts';
export { type TestTokens, testTokens } from './test-tokens.ts';
