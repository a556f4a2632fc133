/** The bot check of sign-up: proof-of-work puzzles, what replaces them in tests, and the budget of a client network. */
export { chooseBotCheck } from './bot-check.ts';
export { createSenderBudget } from './sender-budget.ts';
