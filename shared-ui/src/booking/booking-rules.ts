import type { Queue } from '@turno/shared-types';
import { childForParty } from '@turno/shared-types/rules';
import { formRules } from '../forms/form-rules.ts';
import { isPhoneOrEmpty } from '../phone/index.ts';

export type Booking = {
  displayName: string;
  paxCount: number | null;
  phone: string;
  acceptsTerms: boolean;
};

/** Customers accept the terms; staff who add one need not (MER-049). */
export type BookingOptions = { hasTerms: boolean };

/** The longest name the services store. */
export const NAME_MAX_LENGTH = 80;

/** CON-040, CON-041: a name, a party that one of the children takes, a valid phone or none, and the terms. */
export function bookingRules(
  { childQueues = [] }: Pick<Queue, 'childQueues'>,
  { hasTerms }: BookingOptions,
) {
  return formRules<Booking>(async ({ displayName, paxCount, phone, acceptsTerms }) => ({
    ...(displayName.trim() === '' ? { displayName: 'name' } : {}),
    ...(displayName.trim().length > NAME_MAX_LENGTH ? { displayName: 'nameTooLong' } : {}),
    ...(paxCount === null ? { paxCount: 'party' } : {}),
    ...(paxCount !== null && !childForParty(childQueues, paxCount)
      ? { paxCount: 'pax_count_invalid' }
      : {}),
    ...((await isPhoneOrEmpty(phone)) ? {} : { phone: 'invalid_phone' }),
    ...(acceptsTerms || !hasTerms ? {} : { acceptsTerms: 'terms' }),
  }));
}

/** CON-040: whether the form holds all it must, so that it may be sent. */
export function isComplete(
  { displayName, paxCount, acceptsTerms }: Booking,
  { hasTerms }: BookingOptions,
): boolean {
  return displayName.trim() !== '' && paxCount !== null && (acceptsTerms || !hasTerms);
}
