import type { Queue } from '@turno/shared-types';
import { childForParty } from '@turno/shared-types/rules';
import { isPhoneOrEmpty } from '@turno/shared-ui/phone';
import { formRules } from '../shared/forms/form-rules.ts';

export type Booking = {
  displayName: string;
  paxCount: number | null;
  phone: string;
  acceptsTerms: boolean;
};

/** The longest name the services keep. */
export const NAME_MAX_LENGTH = 80;

/** CON-040, CON-041: a name, a party that one of the children takes, a phone that is one or none, and the terms. */
export function bookingRules({ childQueues = [] }: Pick<Queue, 'childQueues'>) {
  return formRules<Booking>(async ({ displayName, paxCount, phone, acceptsTerms }) => ({
    ...(displayName.trim() === '' ? { displayName: 'name' } : {}),
    ...(displayName.trim().length > NAME_MAX_LENGTH ? { displayName: 'nameTooLong' } : {}),
    ...(paxCount === null ? { paxCount: 'party' } : {}),
    ...(paxCount !== null && !childForParty(childQueues, paxCount)
      ? { paxCount: 'pax_count_invalid' }
      : {}),
    ...((await isPhoneOrEmpty(phone)) ? {} : { phone: 'invalid_phone' }),
    ...(acceptsTerms ? {} : { acceptsTerms: 'terms' }),
  }));
}

/** CON-040: whether the form holds all it must, so that it may be sent. */
export function isComplete({ displayName, paxCount, acceptsTerms }: Booking): boolean {
  return displayName.trim() !== '' && paxCount !== null && acceptsTerms;
}
