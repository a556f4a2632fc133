export {
  asksForPax,
  type PaxRange,
  PaxSelector,
  type PaxSelectorProps,
  paxChoices,
} from './pax-selector.tsx';
export { PaxSheet, type PaxSheetProps } from './pax-sheet.tsx';
