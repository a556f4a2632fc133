import { deletions, searchWords, wantedWords } from '../../core/index.ts';

type Named = { id: number; names: Record<string, string>; keywords?: readonly string[] };
/** The words of the names and keywords of all categories, with the ids of the categories that have them. */
export type CategoryWords = ReadonlyMap<string, readonly number[]>;

/** One word of a search: a merchant matches by a word of its own or by its category. */
export type SearchTerm = {
  word: string;
  /** Entries of the deletion neighbourhood that also match; empty if no typo is tolerated. */
  deletions: string[];
  categoryIds: number[];
};

/** The words by which categories are found, in all languages together. */
export function categoryWords(categories: readonly Named[]): CategoryWords {
  const found = new Map<string, number[]>();
  for (const { id, names, keywords = [] } of categories) {
    for (const word of searchWords([...Object.values(names), ...keywords].join(' '))) {
      found.set(word, [...(found.get(word) ?? []), id]);
    }
  }
  return found;
}

/** The terms of a search as it is typed; the last word may be unfinished. */
export function exactTerms(text: string, known: CategoryWords): SearchTerm[] {
  return wantedWords(text).map((word) => ({
    word,
    deletions: [],
    categoryIds: idsOf(known, (each) => each.startsWith(word)),
  }));
}

const SHORTEST = 3;

/** The terms of the same search with one typo tolerated in each word; words of one or two letters are ignored. */
export function forgivingTerms(text: string, known: CategoryWords): SearchTerm[] {
  const words = wantedWords(text).filter((word) => [...word].length >= SHORTEST);
  return words.map((word) => {
    const near = deletions(word);
    const resembles = (other: string) => deletions(other).some((each) => near.includes(each));
    return {
      word,
      deletions: near,
      categoryIds: idsOf(known, (each) => each.startsWith(word) || resembles(each)),
    };
  });
}

function idsOf(known: CategoryWords, isMeant: (word: string) => boolean): number[] {
  const ids = [...known].flatMap(([word, found]) => (isMeant(word) ? found : []));
  return [...new Set(ids)].toSorted((a, b) => a - b);
}
