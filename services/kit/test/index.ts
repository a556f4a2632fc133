export { startTestService, type TestService } from './start-test-service.ts';
export { testTokens } from './test-tokens.ts';
