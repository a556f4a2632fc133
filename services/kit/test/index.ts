export { restoreDump, shardingProblems } from './databases.ts';
export { startTestService, type TestService } from './start-test-service.ts';
export { type TestTokens, testTokens } from './test-tokens.ts';
