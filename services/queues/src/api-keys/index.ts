/** The API keys of a merchant's own systems: creating, rotating, revoking and verifying them. */
export type { Deps } from './deps.ts';
export { apiKeyRoutes } from './routes/api-keys.ts';
export { createApiKeys } from './store/api-keys.ts';
