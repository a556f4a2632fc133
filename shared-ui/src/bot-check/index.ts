export { BotCheckError, botCheckText, solveBotCheck } from './solve-bot-check.ts';
