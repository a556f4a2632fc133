/** Pass records: the type of a pass, its holder and owner, and the dates on which it is valid. It imports no other room. */
export {
  dayBlocker,
  type Entrance,
  entranceBlocker,
  hasSimilar,
  isAcceptedBy,
  isUsable,
  isUsedUpAtOffice,
  passBlocker,
} from './entry-rules.ts';
export { ANY_VENUE, type PassDay, passDate, passDay } from './pass-day.ts';
export {
  isActivableOn,
  isExpired,
  isInactive,
  isValidOn,
  needsEntrance,
  soldBlocker,
  validPeriod,
} from './rules.ts';
export {
  type Pass,
  type PassDocument,
  type PassType,
  type PassUse,
  passRecord,
  passTypeFields,
  type RejectedUse,
  type UseEntry,
} from './store/pass-model.ts';
export { presentPass, presentPassWithDetails } from './views.ts';
