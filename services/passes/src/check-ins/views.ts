import type { CheckInRecord } from '@turno/shared-types';
import type { Admission } from './rules.ts';

type Admitted = { code: string; admission: Admission };

/** The record of a check-in (PAS-033); clients write the text in the reader's language. */
export function presentCheckIn({ code, admission }: Admitted): CheckInRecord {
  return {
    token: code,
    status: 'success',
    text: null,
    time: admission.checkedInAt,
    paxCount: admission.paxCount,
    isFastTrack: admission.isFastTrack,
    ticketValue: admission.ticketValue,
    queueName: admission.queueName,
  };
}
