export { BotCheckError } from './bot-check-error.ts';
export { BotCheckField, type BotCheckFieldProps } from './bot-check-field.tsx';
export { BotCheckLine, type BotCheckLineProps } from './bot-check-line.tsx';
export { botCheckText } from './bot-check-text.ts';
export { solveBotCheck } from './solve-bot-check.ts';
export { type BotCheck, type BotCheckState, useBotCheck } from './use-bot-check.ts';
