export { remainingAllowance } from './allowance.ts';
export { isAddressFor, isEmail, isGuestAddress } from './email.ts';
export {
  type EventAudience,
  type EventPlan,
  type EventSlot,
  eventSlotAt,
  eventSlotsOn,
  eventTicketKeptUntil,
  isShowOver,
  isSlotBookable,
  isSlotExpired,
  isSlotHidden,
  presentSlot,
  presentSlots,
  slotBooking,
} from './event-slots.ts';
export { isFranchiseEmail, isOfFranchise } from './franchise.ts';
export { isGroupPaused } from './group-pause.ts';
export { lineUpBlockedUntil } from './line-up-window.ts';
export { keepNewest, withDay } from './live-days.ts';
export {
  clockOf,
  dateAfter,
  dayOfWeek,
  isCalendarDate,
  isTimeZone,
  type LocalTime,
  localTime,
  minutesOf,
} from './local-time.ts';
export { isOpenAt, nextOpening } from './next-opening.ts';
export { isWithin, nextStart, type Slot, slotsOn } from './openings.ts';
export { childForParty, isPartyAllowed } from './party.ts';
export { isPasswordLongEnough, passwordPairProblem } from './password.ts';
export { isPhone } from './phone.ts';
export { type QueueNameProblem, queueNameProblem } from './queue-name.ts';
export { isQueueClosed, type QueueStatus, queueStatus } from './queue-status.ts';
export { isGuest, isMerchant, isUser, roleInForce, SIGN_UP_ROLES } from './roles.ts';
export { lastPathSegment } from './scanned-text.ts';
export { isQrExpired, type TicketStatus, ticketStatus } from './ticket-status.ts';
export { openingTimes } from './time-list.ts';
export { isUndecided } from './undecided.ts';
export { type WaitText, waitText } from './wait-text.ts';
export { instantOf } from './zoned-instant.ts';
