import type { Locale, Ticket } from '@turno/shared-types';
import { WALLET_WORDS } from './wallet-words.ts';

/** What a wallet shows of a ticket; only what its holder sees, and nothing that changes while it waits. */
export type WalletPass = {
  state: 'active' | 'used' | 'ended';
  language: Locale;
  /** Who issued it. */
  title: string;
  /** The number. */
  header: string;
  subheader: string;
  facts: { id: string; label: string; value: string }[];
  /** What the entrance reads; `null` once there is nothing to show. */
  code: string | null;
  /** What a phone announces; `null` while the ticket waits. */
  alert: { id: string; title: string; text: string } | null;
};

/** A ticket as a pass in the language in which it was saved. */
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

/** A pass was saved before its ticket was given to somebody else: it ends on the phone of the former holder. */
function stateOf({ status, checkedInAt, givenAt }: Ticket): WalletPass['state'] {
  if (givenAt) return 'ended';
  if (checkedInAt) return 'used';
  return status === 'expired' ? 'ended' : 'active';
}

function statusText({ status, movedTo }: Ticket, language: Locale): string {
  const words = WALLET_WORDS[language];
  if (movedTo) return `${words.movedTo} ${movedTo.ticketValue}, ${movedTo.queueName}`;
  return status === 'expired' ? words.ended : words[status];
}
