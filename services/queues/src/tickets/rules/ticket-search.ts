import { searchWords } from '../../core/index.ts';

/** A search among the tickets of a queue. */
export type TicketSearch = { number: number | null; words: readonly string[] };

const SHORTEST_DIGITS = 3;
/** A ticket value: the letters of its queue, for a show also those of its time, and the number. */
const NUMBER = /^(?:\p{L}{0,2}|\p{L}{4,5})\s?0*(\d{1,9})$/u;

/** MER-051: parses a search for a displayed number, words of a name or digits of a telephone number; all of them must match. */
export function ticketSearch(typed: string): TicketSearch {
  const text = typed.trim();
  const isTelephone = /^\+?[\d\s()/-]{3,}$/.test(text);
  const digits = text.replace(/\D/g, '');
  const number = NUMBER.exec(text)?.[1];
  return {
    number: number === undefined ? null : Number(number),
    words: isTelephone ? [digits] : searchWords(text).slice(0, 4),
  };
}

/** The search words of a ticket, matched from their beginning; for a telephone number from any of its digits. */
export function ticketWords(displayName: string | null, phone: string | null): string[] {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const tails = Array.from({ length: Math.max(0, digits.length - SHORTEST_DIGITS + 1) }, (_, at) =>
    digits.slice(at),
  );
  return [...new Set([...searchWords(displayName ?? ''), ...tails])];
}
