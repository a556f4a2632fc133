/** The bot check of sign-up: proof-of-work puzzles, each accepted once, harder under load; and what replaces it in tests. */
export { passBotCheck } from './pass-bot-check.ts';
export { chooseBotCheck } from './providers.ts';
export { botCheckRoutes } from './routes.ts';
