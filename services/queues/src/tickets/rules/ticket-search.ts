import { searchWords } from '../../core/index.ts';

/** A search among the tickets of a queue. */
export type TicketSearch = { number: number | null; words: readonly string[] };

const SHORTEST_DIGITS = 3;
/** With the letters of its queue, and of a show also those of its time. */
const NUMBER = /^(?:\p{L}{0,2}|\p{L}{4,5})\s?0*(\d{1,9})$/u;

/** MER-051: a number as it is shown, words of a name, digits of a telephone; all that was typed has to be found. */
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

/** The words a ticket is found by, each from its beginning; a telephone from any of its digits. */
export function ticketWords(displayName: string | null, phone: string | null): string[] {
  const digits = phone?.replace(/\D/g, '') ?? '';
  const tails = Array.from({ length: Math.max(0, digits.length - SHORTEST_DIGITS + 1) }, (_, at) =>
    digits.slice(at),
  );
  return [...new Set([...searchWords(displayName ?? ''), ...tails])];
}
