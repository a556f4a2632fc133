import { ACCOUNT_EXAMPLES } from './accounts.ts';
import { MESSAGE_EXAMPLES } from './messages.ts';
import { PASS_EXAMPLES } from './passes.ts';
import { QUEUE_EXAMPLES } from './queues.ts';
import { STAFF_EXAMPLES } from './staff.ts';
import { TICKET_EXAMPLES } from './tickets.ts';

/** Examples of named schemas whose fields belong together: fields alone would contradict each other. */
export const WHOLE_EXAMPLES: Readonly<Record<string, unknown>> = {
  ...ACCOUNT_EXAMPLES,
  ...MESSAGE_EXAMPLES,
  ...PASS_EXAMPLES,
  ...QUEUE_EXAMPLES,
  ...STAFF_EXAMPLES,
  ...TICKET_EXAMPLES,
};
