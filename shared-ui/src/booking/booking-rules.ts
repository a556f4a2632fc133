import type { Queue } from '@turno/shared-types';
import { MAX_TRAVEL_MINUTES } from '@turno/shared-types/constants';
import { childForParty, isPartyAllowed } from '@turno/shared-types/rules';
import { formRules } from '../forms/form-rules.ts';
import { isPhoneOrEmpty } from '../phone/index.ts';

export type Booking = {
  displayName: string;
  paxCount: number | null;
  phone: string;
  acceptsTerms: boolean;
  /** Whether the customer agreed to receive text messages. */
  byText: boolean;
  /** How many minutes away a customer who receives text messages waits. */
  travelMinutes: number | null;
};

/** Customers must accept the terms; staff who add a customer need not (MER-049). */
export type BookingOptions = { hasTerms: boolean };

/** The longest name the services store. */
export const NAME_MAX_LENGTH = 80;

/** The fields of a queue that decide which party sizes it accepts. */
export type BookedQueue = Pick<Queue, 'minPax' | 'maxPax' | 'childQueues'>;

/** CON-040, CON-041: a name, a party that the queue or one of its children takes, a valid phone or none, and the terms. */
export function bookingRules(queue: BookedQueue, { hasTerms }: BookingOptions) {
  return formRules<Booking>(async ({ displayName, paxCount, phone, acceptsTerms, ...texts }) => ({
    ...(displayName.trim() === '' ? { displayName: 'name' } : {}),
    ...(displayName.trim().length > NAME_MAX_LENGTH ? { displayName: 'nameTooLong' } : {}),
    ...(paxCount === null ? { paxCount: 'party' } : {}),
    ...(paxCount !== null && !takesParty(queue, paxCount) ? { paxCount: 'pax_count_invalid' } : {}),
    ...((await isPhoneOrEmpty(phone)) ? {} : { phone: 'invalid_phone' }),
    ...(acceptsTerms || !hasTerms ? {} : { acceptsTerms: 'terms' }),
    ...(isTravelTime(texts) ? {} : { travelMinutes: 'travelMinutes' }),
  }));
}

/** Whether the travel time is valid; it is ignored unless the customer receives text messages. */
function isTravelTime({
  byText,
  travelMinutes,
}: Pick<Booking, 'byText' | 'travelMinutes'>): boolean {
  if (!byText || travelMinutes === null) return true;
  return travelMinutes >= 1 && travelMinutes <= MAX_TRAVEL_MINUTES;
}

function takesParty({ childQueues, ...queue }: BookedQueue, paxCount: number): boolean {
  return childQueues
    ? childForParty(childQueues, paxCount) !== null
    : isPartyAllowed(queue, paxCount);
}

/** CON-040: whether all required fields are filled in, so that the form can be sent. */
export function isComplete(
  { displayName, paxCount, acceptsTerms }: Booking,
  { hasTerms }: BookingOptions,
): boolean {
  return displayName.trim() !== '' && paxCount !== null && (acceptsTerms || !hasTerms);
}
