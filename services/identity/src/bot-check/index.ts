/** The bot check of sign-up: proof-of-work puzzles, harder under load, and what replaces them in tests. */
export { chooseBotCheck } from './bot-check.ts';
