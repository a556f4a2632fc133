/** The API keys of a merchant's own systems: made, rotated, revoked and verified. */
export type { Deps } from './deps.ts';
export { apiKeyRoutes } from './routes/api-keys.ts';
export { createApiKeys } from './store/api-keys.ts';
