export { takeBotTokenAtom, useEarlyBotCheck } from './early-bot-check.ts';
export { BotCheckError, botCheckText, solveBotCheck } from './solve-bot-check.ts';
