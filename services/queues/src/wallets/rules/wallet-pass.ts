import type { WalletPass } from '@turno/kit/wallets';
import type { Locale, Ticket } from '@turno/shared-types';
import { WALLET_WORDS } from '../wallet-words.ts';

/** A ticket as a pass in a language; it stays the same while the ticket waits. */
export function walletPass(ticket: Ticket, language: Locale): WalletPass {
  const words = WALLET_WORDS[language];
  const { merchant, queue, queueDailyCounter, ticketValue, desk, executedAt } = ticket;
  const isCalled = ticket.status === 'now';
  const { time } = queueDailyCounter;
  return {
    state: stateOf(ticket),
    language,
    title: merchant.name,
    header: ticketValue,
    subheader: queue.name,
    facts: [
      { id: 'status', label: words.status, value: statusText(ticket, language) },
      { id: 'people', label: words.people, value: String(ticket.paxCount) },
      ...(time ? [{ id: 'show', label: words.show, value: time }] : []),
      ...(isCalled && desk ? [{ id: 'desk', label: words.desk, value: desk.name }] : []),
    ],
    code: ticket.givenAt ? null : ticket.checkInCode,
    alert:
      isCalled && !ticket.givenAt
        ? { id: `called-${executedAt}`, title: `${ticketValue} · ${words.now}`, text: words.come }
        : null,
  };
}

/** If the ticket was given to another person after the pass was saved, the pass ends on the phone of the former holder. */
function stateOf(ticket: Ticket): WalletPass['state'] {
  if (ticket.givenAt) return 'ended';
  if (ticket.checkedInAt) return 'used';
  return ticket.status === 'expired' && !isAdmitted(ticket) ? 'ended' : 'active';
}

/** a ticket stays admitted until its code expires, even after its desk has called others, as its page also shows. */
const isAdmitted = ({ checkInCode }: Ticket) => checkInCode !== null;

function statusText(ticket: Ticket, language: Locale): string {
  const { status, movedTo, givenAt } = ticket;
  const words = WALLET_WORDS[language];
  if (movedTo) return `${words.movedTo} ${movedTo.ticketValue}, ${movedTo.queueName}`;
  if (status !== 'expired') return words[status];
  return isAdmitted(ticket) && !givenAt ? words.passed : words.ended;
}
