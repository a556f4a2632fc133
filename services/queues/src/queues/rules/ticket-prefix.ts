type Named = { name: string; parentQueueId: number | null };

const LETTER_COUNT = 26;
const CODE_OF_A = 65;

/**
 * S-01: the letters before the numbers of a new queue, different from those in `taken`. A child of a multi-queue gets the first
 * free letter, so that the sizes read A, B, C, D; every other queue gets two letters close to its name. No prefix contains a
 * digit, so a prefix with a number can be read in only one way.
 */
export function ticketPrefix({ name, parentQueueId }: Named, taken: Iterable<string>): string {
  const known = new Set(taken);
  if (parentQueueId !== null) return freeLetters(known, 0);
  return pairsOf(name).find((pair) => !known.has(pair)) ?? freeLetters(known, LETTER_COUNT);
}

/** The first two letters of a name, its initials, then its first letter with each later one. */
function pairsOf(name: string): string[] {
  const text = name.normalize('NFC').toUpperCase();
  const [first, ...rest] = text.match(/\p{L}/gu) ?? [];
  const initials = text.match(/(?<!\p{L})\p{L}/gu) ?? [];
  if (first === undefined) return [];
  const followers = [...rest.slice(0, 1), ...initials.slice(1, 2), ...rest];
  return followers.map((follower) => `${first}${follower}`);
}

function freeLetters(known: ReadonlySet<string>, from: number): string {
  for (let index = from; ; index += 1) {
    const letters = lettersAt(index);
    if (!known.has(letters)) return letters;
  }
}

/** A, B … Z, AA, AB … ZZ, AAA and so on. */
function lettersAt(index: number): string {
  let letters = '';
  for (let rest = index; rest >= 0; rest = Math.floor(rest / LETTER_COUNT) - 1) {
    letters = String.fromCharCode(CODE_OF_A + (rest % LETTER_COUNT)) + letters;
  }
  return letters;
}
