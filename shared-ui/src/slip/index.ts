export { SlipSheet, type SlipSheetProps } from './slip-sheet.tsx';
export { useShowLine } from './use-show-line.ts';
export { useWaitLines } from './use-wait-lines.ts';
