import { type CheckInRecord, rejectedTicketSchema } from '@turno/shared-types';
import { CallError } from '@turno/shared-ui/http';
import { errorText, type useTexts } from '@turno/shared-ui/i18n';
import type { texts } from '../locales/texts.ts';

type Words = ReturnType<typeof useTexts<NonNullable<(typeof texts)['key']>>>;

/** Why a check failed; for a ticket that waits for its call, which number its queue serves now. */
export function rejectionText(t: Words, error: unknown): string {
  const isCallError = error instanceof CallError;
  const ticket = isCallError ? rejectedTicketSchema.safeParse(error.payload).data : undefined;
  if (!isCallError || error.code !== 'ticket_not_processable' || ticket?.serving === undefined) {
    return errorText(t, error);
  }
  return ticket.serving === null
    ? t('notYetCalled')
    : t('notYetCalledServing', { serving: ticket.serving });
}

/** Ticket, queue, party size and Fast Track of a check, as far as they are known. */
export function ticketFacts(t: Words, record: CheckInRecord): string[] {
  const { ticketValue, queueName, paxCount, isFastTrack } = record;
  return [
    ticketValue === null ? '' : t('ticket', { ticket: ticketValue }),
    queueName ?? '',
    paxCount === null ? '' : t('people', { count: paxCount }),
    isFastTrack ? t('fastTrack') : '',
  ].filter(Boolean);
}
