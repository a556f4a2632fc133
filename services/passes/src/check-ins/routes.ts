import { type Route, requireCaller, serve } from '@turno/kit';
import { type CheckInRecord, checkInCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { checkInTicket } from './check-in-ticket.ts';
import type { Admission } from './rules.ts';

/** Staff check a ticket in. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(checkInCall, async (input) => {
      const { userId } = requireCaller(input);
      const { params, body, idempotencyKey: key, requestId } = input;
      const request = { userId, merchantId: params.merchantId, text: body.token, key, requestId };
      return presentCheckIn(await checkInTicket(deps, request));
    }),
  ];
}

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
