export { authorizationProblems, foreignThingsProblems } from './contract/authorization.ts';
export {
  type ContractFixture,
  type Person,
  type PersonName,
  peopleOf,
} from './contract/contract-fixture.ts';
export { etagProblems } from './contract/etags.ts';
export { hostileInputProblems } from './contract/hostile-input.ts';
export { restoreDump, retentionProblems, shardingProblems } from './databases.ts';
export { startKilledProcesses } from './killed-processes.ts';
export { openPushBrowser } from './push-browser.ts';
export { startTestService, type TestService } from './start-test-service.ts';
export { connectNewTestDatabase, connectTestDatabase } from './test-database.ts';
export { type TestTokens, testTokens } from './test-tokens.ts';
