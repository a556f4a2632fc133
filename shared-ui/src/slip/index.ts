export { SlipSheet, type SlipSheetProps } from './slip-sheet.tsx';
