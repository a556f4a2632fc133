import { ACCOUNT_FIELDS, WEBAUTHN_FIELDS } from './accounts.ts';
import { MERCHANT_FIELDS, REPORT_FIELDS } from './merchants.ts';
import { PASS_FIELDS } from './passes.ts';
import { QUEUE_FIELDS } from './queues.ts';
import { TICKET_FIELDS } from './tickets.ts';

/** What a field means by its name, wherever it is; `PROPERTY_NOTES` says where one means more. */
export const FIELD_NOTES: Readonly<Record<string, string>> = {
  ...WEBAUTHN_FIELDS,
  ...ACCOUNT_FIELDS,
  ...MERCHANT_FIELDS,
  ...REPORT_FIELDS,
  ...PASS_FIELDS,
  ...TICKET_FIELDS,
  ...QUEUE_FIELDS,
};
