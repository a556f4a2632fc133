export { awaitedOpening } from './calling/awaited-opening.ts';
export { numberWidth } from './calling/number-width.ts';
export {
  counterBefore,
  isCallValid,
  type PresentQueue,
  presentCounter,
  type ServedNumber,
  servedAt,
  servedNumber,
  shownShow,
  showsOfToday,
} from './calling/served-number.ts';
export { OF_DAY_BEFORE, servedText } from './calling/served-words.ts';
export { isLeftToDesk, type TicketCommand } from './calling/ticket-command.ts';
export {
  bookableShows,
  type OfferedShow,
  offeredShows,
} from './events/bookable-shows.ts';
export {
  comingSlots,
  type EventAudience,
  type EventPlan,
  type EventSlot,
  eventSlotAt,
  eventSlotsOn,
  eventTicketKeptUntil,
  expiryOf,
  isShowOver,
  isShowPast,
  isSlotBookable,
  isSlotExpired,
  isSlotHidden,
  presentSlot,
  presentSlots,
  slotBooking,
} from './events/event-slots.ts';
export { type EventState, eventState, eventStatus } from './events/event-state.ts';
export { showHours } from './events/show-hours.ts';
export {
  eventQueues,
  type Show,
  type ShowDay,
  seatsLeft,
  showDays,
  showsOf,
} from './events/show-list.ts';
export { isShowInUse } from './events/show-use.ts';
export {
  type DayHours,
  type DayKind,
  dayKind,
  nextDayOpening,
  nextSlot,
  openUntil,
  weekHours,
} from './openings/hours-ahead.ts';
export {
  dayEnd,
  finishedBy,
  type Hours,
  isOpen,
  isOverForToday,
  type MerchantDay,
  merchantDay,
  nextOpening,
  type OpeningSlot,
  openingSlots,
  openingTime,
  runsOn,
  secondsUntilOpening,
} from './openings/merchant-day.ts';
export {
  areAlike,
  doSlotsOverlap,
  isKnownDate,
  isSlotInvalid,
  runsIntoNextDay,
} from './openings/slot-clashes.ts';
export { addCode, type CodeAddition } from './passes/code-collection.ts';
export { isOwnPassType } from './passes/own-type.ts';
export {
  isUndoable,
  partyEntryBlocker,
  peopleLeft,
} from './passes/party.ts';
export {
  type EntryBlocker,
  type EntryRequest,
  type GateRef,
  type PassEntry,
  type PassFacts,
  passEntry,
  passEntryBlocker,
} from './passes/pass-policy.ts';
export { isSpent } from './passes/spent-pass.ts';
export { type Brand, brandOf, isOfSite } from './people/brand.ts';
export { isAddressFor, isEmail, isGuestAddress, mailboxOf } from './people/email.ts';
export { isFranchiseEmail, isOfFranchise } from './people/franchise.ts';
export {
  isPasswordLongEnough,
  isPasswordPersonal,
  type KnownPerson,
  normalizePassword,
  partsOf,
  passwordPairProblem,
  plainLetters,
  readableForm,
  umlautsOut,
} from './people/password.ts';
export { may } from './people/permissions.ts';
export { isPhone } from './people/phone.ts';
export { isGuest, isMerchant, isUser, roleInForce, SIGN_UP_ROLES } from './people/roles.ts';
export { type AddressParts, formatAddress, streetLine } from './places/address.ts';
export { isSearchable, suggestCategories } from './places/category-search.ts';
export { isBeyondFirstRound } from './queues/first-round.ts';
export { holderStatus, isHeld, isOutlived, withServed } from './queues/held-ticket.ts';
export { keepNewest, withDay } from './queues/live-days.ts';
export {
  childForParty,
  isPartyAllowed,
  largestParty,
  remainingAllowance,
} from './queues/party-size.ts';
export { isFreeAccess, passModeInForce } from './queues/pass-mode.ts';
export { hasPlainNumbers, sharesNumbers } from './queues/plain-numbers.ts';
export {
  dependsOnPeople,
  EDIT_RULES,
  type EditBlocker,
  editBlocker,
  lockedFields,
  type QueueUse,
  seatsOf,
} from './queues/queue-edit.ts';
export { type QueueNameProblem, queueNameProblem } from './queues/queue-name.ts';
export {
  groupPauseBlocker,
  isGroupPaused,
  isImmediate,
  isLateToJoin,
  type JoinBlocker,
  joinBlocker,
  type QueueStatus,
  queueStatus,
} from './queues/queue-status.ts';
export { expiresAt, expirySeconds } from './queues/ticket-expiry.ts';
export { isQrExpired, type TicketStatus, ticketStatus } from './queues/ticket-status.ts';
export { type Waiting, waitingAt, waitingIn, waitingOn } from './queues/waiting.ts';
export { CANARY_BUCKETS, isInCanary, parseBucket, releasesFor } from './releases/canary.ts';
export { isInHostRange } from './releases/host-range.ts';
export { type Pin, withPins } from './releases/pins.ts';
export {
  localOrigin,
  parseWanted,
  type WantedVersion,
  wantedText,
  withPreview,
} from './releases/preview.ts';
export { canaryProblem, type HealthCounts } from './releases/remote-health.ts';
export { lastPathSegment, scannedCode } from './requests/scanned-text.ts';
export { isOutcomeUnknown } from './requests/unknown-outcome.ts';
export { clockOf, minutesOf, openingTimes } from './time/clock-text.ts';
export {
  type WaitRange,
  type WaitRangeText,
  type WaitText,
  waitRangeText,
  waitStart,
  waitText,
} from './time/wait-text.ts';
export {
  dateAfter,
  dayOfWeek,
  formatInZone,
  instantOf,
  isCalendarDate,
  isTimeZone,
  type LocalTime,
  localTime,
} from './time/zoned-time.ts';
export { closingBeforeTurn } from './waits/after-closing.ts';
