import { type Route, requireCaller, serve } from '@turno/kit';
import { type CheckInRecord, checkInCall, undoCheckInCall } from '@turno/shared-types';
import type { Deps } from '../deps.ts';
import { checkInTicket } from './check-in-ticket.ts';
import type { Admission } from './rules.ts';
import { undoCheckIn } from './undo-check-in.ts';

/** Staff check people of a ticket in, and undo an entry. */
export function checkInRoutes(deps: Deps): Route[] {
  return [
    serve(checkInCall, async (input) => {
      const { userId, staffRole: role } = requireCaller(input);
      const { params, body, idempotencyKey: key, requestId } = input;
      const request = {
        userId,
        merchantId: params.merchantId,
        paxCount: body.paxCount ?? null,
        gateId: body.gateId ?? null,
        text: body.token,
        key,
        requestId,
        ...(role ? { by: { userId, role } } : {}),
      };
      return presentCheckIn(await checkInTicket(deps, request));
    }),
    serve(undoCheckInCall, async ({ params: { merchantId }, body, requestId, caller }) => {
      const { userId, staffRole: role } = requireCaller({ caller });
      const by = role ? { by: { userId, role } } : {};
      return undoCheckIn(deps, { merchantId, ...body, requestId, ...by });
    }),
  ];
}

type Admitted = { code: string; entryId: string; admission: Admission };

/** The record of a check-in (PAS-033); clients write the text in the reader's language. */
export function presentCheckIn({ code, entryId, admission }: Admitted): CheckInRecord {
  return {
    token: code,
    status: 'success',
    text: null,
    time: admission.checkedInAt,
    paxCount: admission.paxCount,
    isFastTrack: admission.isFastTrack,
    ticketValue: admission.ticketValue,
    queueName: admission.queueName,
    ...(admission.admittedPax !== undefined && { admittedPax: admission.admittedPax }),
    ...(admission.peopleLeft !== undefined && { peopleLeft: admission.peopleLeft }),
    ...(admission.partyNames && { partyNames: admission.partyNames }),
    entryId,
  };
}
