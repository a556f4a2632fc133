import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { checkInRecordSchema } from '../../entities/check-in.ts';
import { idText, line, nothing } from '../../fields.ts';

export const checkInCall = call({
  service: 'passes',
  method: 'POST',
  path: '/private/merchants/:merchantId/queues/checkin_ticket',
  summary: 'Let the holder of a ticket in: the text of its QR code, or the code typed by hand',
  access: 'owner',
  keyScope: 'check-in',
  params: z.object({ merchantId: idText }),
  query: nothing,
  body: z.strictObject({ token: line(2_000).check(z.minLength(1)) }),
  reply: checkInRecordSchema,
  status: 200,
  errors: [
    'qr_expired',
    'qr_invalid',
    'ticket_not_valid',
    'ticket_not_processable',
    'ticket_of_another_day',
    'ticket_already_scanned',
    'idempotency_key_reused',
  ],
  idempotent: true,
});
