import { type CheckInRecord, type EntranceCheck, rejectedTicketSchema } from '@turno/shared-types';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { readPassSchema } from '@turno/shared-types/passes';
import { CallError } from '@turno/shared-ui/http';
import { dayAndTime, errorText, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import type { ErrorWords } from './check-in-atoms.ts';

type Words = ReturnType<typeof useTexts<NonNullable<(typeof texts)['key']>>>;

type Rejection = { error: unknown; token: string; timeZone: string };

/**
 * Explains why a check failed. The text adds the number being served for a ticket that was not called yet, the new number of a
 * moved ticket, the reason of an ended one, the time of the first scan, when a rejected pass becomes valid again, or where
 * passes are scanned. For a typed code it does not mention a QR code.
 */
function rejectionText(t: Words, { error, token, timeZone }: Rejection): string {
  const isCallError = error instanceof CallError;
  const ticket = isCallError ? rejectedTicketSchema.safeParse(error.payload).data : undefined;
  if (ticket?.movedTo) {
    const { ticketValue, queueName } = ticket.movedTo;
    return t('movedTo', { ticket: ticketValue, queue: queueName });
  }
  if (ticket?.ended) return t(`ticketEnded.${ticket.ended}`);
  if (ticket?.enteredAt) return scannedAtText(t, ticket.enteredAt, timeZone);
  const read = isCallError ? readPassSchema.safeParse(error.payload).data : undefined;
  if (read) return t(`readPass.${read.pass}`, { way: t('ways.scan') });
  if (isCallError && isTyped(token)) {
    if (error.code === 'qr_invalid') return t('errors.code_not_valid');
    if (error.code === 'qr_expired') return t('typedExpired');
  }
  if (ticket?.from) return goodAgainText(t, errorText(t, error), ticket.from, timeZone);
  if (!isCallError || error.code !== 'ticket_not_processable' || ticket?.serving === undefined) {
    return errorText(t, error);
  }
  return ticket.serving === null
    ? t('notYetCalled')
    : t('notYetCalledServing', { serving: ticket.serving });
}

/** Whether a text is a typed code; the text of a ticket's QR code is signed and contains dots. */
const isTyped = (token: string) => !token.includes('.');

function goodAgainText(t: Words, reason: string, at: string, timeZone: string): string {
  const { day, from } = dayAndTime(t, at, timeZone);
  return t(day ? 'goodOn' : 'goodFrom', { reason, day, from });
}

function scannedAtText(t: Words, at: string, timeZone: string): string {
  const { day, from } = dayAndTime(t, at, timeZone);
  return t('alreadyScannedAt', { at: day ? `${day}, ${from}` : from });
}

/** The texts of rejected checks in the language of the screen, with times in the merchant's time zone. */
export function useErrorWords(): ErrorWords {
  const t = useTexts(texts);
  const timeZone = useAtomValue(merchantAtom)?.timezone ?? DEFAULT_TIME_ZONE;
  return {
    alreadyScanned: (at) => scannedAtText(t, at, timeZone),
    of: (error, token) => rejectionText(t, { error, token, timeZone }),
  };
}

/** Ticket, queue, party size and Fast Track of a check, as far as they are known. */
export function ticketFacts(t: Words, record: CheckInRecord): string[] {
  const { ticketValue, queueName, paxCount, isFastTrack, partyNames = [] } = record;
  return [
    ticketValue === null ? '' : t('ticket', { ticket: ticketValue }),
    queueName ?? '',
    paxCount === null ? '' : t('people', { count: paxCount }),
    partyNames.join(', '),
    isFastTrack ? t('fastTrack') : '',
  ].filter(Boolean);
}

/** What became of a check in words: why it was rejected or undone, or who of a party entered. */
export function outcomeText(t: Words, check: EntranceCheck): string | null {
  const { text, undone, admittedPax, paxCount, peopleLeft } = check;
  if (undone) return t(`reasons.${undone}`);
  const isPart = admittedPax !== undefined && paxCount !== null && admittedPax < paxCount;
  if (text !== null || !isPart) return text;
  return peopleLeft
    ? t('partOfParty', { admitted: admittedPax, pax: paxCount, left: peopleLeft })
    : t('restOfParty', { admitted: admittedPax, pax: paxCount });
}

/** The verdict on a check in one or two words. */
export function verdictText(t: Words, { status, undone }: EntranceCheck): string {
  if (undone) return t('undone');
  return t(status === 'success' ? 'admitted' : 'refused');
}
