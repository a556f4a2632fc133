import { screen } from '@testing-library/react';
import fc from 'fast-check';
import { Stateful } from '../../catalogue/frame.tsx';
import { showIn } from '../../test/show-story.tsx';
import { NO_PAGES, type Pages, ShowMore, withPage } from './index.ts';

describe('pages', () => {
  const read = (pages: readonly number[][], perPage: number) =>
    pages.reduce<Pages<number>>(
      (known, rows, index) => withPage(known, { page: index + 1, rows, perPage }),
      NO_PAGES,
    );

  test('MER-052 the first page empties the list, later ones append, a short one is the last', () => {
    expect(read([[1, 2], [3, 4], [5]], 2)).toEqual({
      rows: [1, 2, 3, 4, 5],
      page: 3,
      isLast: true,
    });
    const again = withPage(
      read(
        [
          [1, 2],
          [3, 4],
        ],
        2,
      ),
      { page: 1, rows: [9, 8], perPage: 2 },
    );
    expect(again).toEqual({ rows: [9, 8], page: 1, isLast: false });
  });

  test('MER-052 a page that comes twice or out of turn changes nothing', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer(), { maxLength: 40 }),
        fc.integer({ min: 1, max: 7 }),
        (rows, perPage) => {
          const pages = Array.from({ length: Math.floor(rows.length / perPage) + 1 }, (_, index) =>
            rows.slice(index * perPage, (index + 1) * perPage),
          );
          const known = read(pages, perPage);
          expect(known).toMatchObject({ rows, isLast: true });
          if (known.page > 1)
            expect(withPage(known, { page: known.page, rows, perPage })).toBe(known);
          expect(withPage(known, { page: known.page + 2, rows, perPage })).toBe(known);
        },
      ),
    );
  });

  test('MER-051 added rows are announced', async () => {
    const { user } = showIn(
      <Stateful initial={20}>
        {(count, change) => (
          <ShowMore count={count} total={23} hasMore={count < 23} onMore={() => change(23)} />
        )}
      </Stateful>,
    );
    expect(screen.getByText('Mostrati 20 di 23')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostra altri' }));
    expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Aggiunte 3 righe');
  });
});
