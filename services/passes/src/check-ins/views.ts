import type { CheckInRecord } from '@turno/shared-types';
import type { Admission } from './rules/outcome.ts';

type Admitted = { code: string; admission: Admission };

/** PAS-033; the text is the client's to write, in the reader's language. */
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
