export { SlipSheet, type SlipSheetProps } from './slip-sheet.tsx';
export { useWaitLines } from './use-wait-lines.ts';
