/** The loaded rows of a paged list. */
export type Pages<Row> = {
  rows: readonly Row[];
  /** The last page that was read; 0 before the first. */
  page: number;
  isLast: boolean;
};

/** Nothing read yet. */
export const NO_PAGES: Pages<never> = { rows: [], page: 0, isLast: false };

/**
 * MER-052: the first page replaces the list, later ones are appended; a page that is not full is the last.
 * A page that was skipped or comes twice changes nothing.
 */
export function withPage<Row>(
  known: Pages<Row>,
  { page, rows, perPage }: { page: number; rows: readonly Row[]; perPage: number },
): Pages<Row> {
  const isLast = rows.length < perPage;
  if (page === 1) return { rows, page, isLast };
  if (page !== known.page + 1) return known;
  return { rows: [...known.rows, ...rows], page, isLast };
}
