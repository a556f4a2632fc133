export { asksForPax, PAX_BUTTONS_MAX, type PaxRange, paxChoices } from './pax-choices.ts';
export { PaxSelector, type PaxSelectorProps } from './pax-selector.tsx';
export { PaxSheet, type PaxSheetProps } from './pax-sheet.tsx';
