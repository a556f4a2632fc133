/** The ticket office behind the passes: codes, their validity and uses, embedded or over HTTP. */
export { type ProviderConfig, providerConfig, providerProblem } from './clients.ts';
export type { PassProvider } from './pass-provider.ts';
