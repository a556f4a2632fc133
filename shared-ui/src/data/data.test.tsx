import { screen, within } from '@testing-library/react';
import { loadSheet } from '@turno/shared-ui/components';
import fc from 'fast-check';
import { Held } from '../../catalogue/held.tsx';
import { showIn } from '../../test/show-story.tsx';
import {
  ActionSheet,
  ListRow,
  ListRows,
  NO_PAGES,
  NumberBadge,
  type Pages,
  Progress,
  ShowMore,
  Table,
  Tabs,
  withPage,
} from './index.ts';

type Row = { id: number; name: string; pax: number };
const ROWS: Row[] = [
  { id: 1, name: 'Ospite', pax: 2 },
  { id: 2, name: 'Giulia', pax: 4 },
];
const COLUMNS = [
  { id: 'name', label: 'Cliente', isRowHeader: true, cell: (row: Row) => row.name },
  { id: 'pax', label: 'Persone', align: 'end' as const, cell: (row: Row) => row.pax },
];

describe('Table', () => {
  test('MER-051 is a table to whoever hears it, each row by its name', () => {
    showIn(<Table label="Biglietti" columns={COLUMNS} rows={ROWS} keyOf={(row) => row.id} />);
    const table = screen.getByRole('table', { name: 'Biglietti' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const row = within(table).getByRole('row', { name: /Giulia/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Giulia');
    expect(within(row).getByRole('cell')).toHaveTextContent('4');
  });

  test('holds the places of its rows while nothing is known', async () => {
    showIn(
      <Table label="Biglietti" columns={COLUMNS} rows={[]} keyOf={(row) => row.id} isLoading />,
    );
    expect(screen.queryByRole('table')).toBeNull();
    expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
  });

  test('says that there is nothing, in the words it is given', () => {
    showIn(
      <Table
        label="Biglietti"
        columns={COLUMNS}
        rows={[]}
        keyOf={(row) => row.id}
        empty={<p>Nessun biglietto</p>}
      />,
    );
    expect(screen.getByText('Nessun biglietto')).toBeInTheDocument();
  });
});

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

  test('MER-051 what was added is told', async () => {
    const { user } = showIn(
      <Held initial={20}>
        {(count, change) => (
          <ShowMore count={count} total={23} hasMore={count < 23} onMore={() => change(23)} />
        )}
      </Held>,
    );
    expect(screen.getByText('Mostrati 20 di 23')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Mostra altri' }));
    expect(screen.queryByRole('button', { name: 'Mostra altri' })).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Aggiunte 3 righe');
  });
});

describe('Tabs', () => {
  const TABS = [
    { id: -1, label: 'Auto' },
    { id: 11, label: 'Banco', badge: { count: 3, label: '3 in attesa' } },
    { id: 12, label: 'Cassa' },
  ];
  const show = () =>
    showIn(
      <Held initial={-1}>
        {(selected, select) => (
          <Tabs label="Code" tabs={TABS} selected={selected} onSelect={select}>
            <p>pannello {selected}</p>
          </Tabs>
        )}
      </Held>,
    );
  const tab = (name: RegExp) => screen.getByRole('tab', { name });

  test('MER-014 show the panel of the one that is selected', async () => {
    const { user } = show();
    await user.click(tab(/Banco/));
    expect(tab(/Banco/)).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: /Banco/ })).toHaveTextContent('pannello 11');
  });

  test('are one stop of the keyboard, walked by arrows round the ends, Home and End', async () => {
    const { user } = show();
    await user.tab();
    await user.tab();
    expect(screen.getAllByRole('tab').filter((each) => each.tabIndex === 0)).toHaveLength(1);
    await user.click(tab(/Auto/));
    await user.keyboard('{ArrowLeft}');
    expect(tab(/Cassa/)).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(tab(/Banco/)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{End}');
    expect(tab(/Cassa/)).toHaveFocus();
    await user.keyboard('{Home}');
    expect(tab(/Auto/)).toHaveFocus();
  });
});

test('MER-055 a row leads somewhere as a whole, with what it counts', async () => {
  const onPress = jest.fn();
  const { user } = showIn(
    <ListRows label="Impostazioni">
      <ListRow
        to="/merchant-queues"
        label="Code"
        badge={<NumberBadge count={3} label="3 code" />}
      />
      <ListRow onPress={onPress} label="Ristampa il QR" />
      <ListRow onPress={onPress} label="Ferma" isDisabled />
    </ListRows>,
  );
  const link = screen.getByRole('link', { name: /Code.*3 code/ });
  expect(link).toHaveAttribute('href', '/merchant-queues');
  screen.getByRole('button', { name: 'Ristampa il QR' }).focus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Ferma' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});

test('a large figure is cut on the screen and told in words', () => {
  showIn(<NumberBadge count={120} label="120 biglietti" />);
  expect(screen.getByText('99+')).toBeInTheDocument();
  expect(screen.getByText('120 biglietti')).toBeInTheDocument();
});

test('progress tells how far it is, or that nobody knows', () => {
  const { rerender } = showIn(
    <Progress label="Avanzamento" value={3} max={5} valueText="3 di 5" />,
  );
  const bar = screen.getByRole('progressbar', { name: 'Avanzamento' });
  expect(bar).toHaveAttribute('value', '3');
  expect(bar).toHaveAttribute('aria-valuetext', '3 di 5');
  rerender(<Progress label="Avanzamento" />);
  expect(screen.getByRole('progressbar')).not.toHaveAttribute('value');
});

test('the actions of a row are in a sheet that goes before they act', async () => {
  await loadSheet();
  const [onPress, onOpenChange] = [jest.fn(), jest.fn()];
  const actions = [
    { id: 'edit', label: 'Modifica', onPress },
    { id: 'delete', label: 'Elimina', onPress, isDisabled: true },
  ];
  const { user } = showIn(
    <ActionSheet isOpen onOpenChange={onOpenChange} title="Banco" actions={actions} />,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Banco' });
  expect(within(sheet).getByRole('button', { name: 'Elimina' })).toBeDisabled();
  await user.click(within(sheet).getByRole('button', { name: 'Modifica' }));
  expect(onOpenChange).toHaveBeenCalledWith(false);
  expect(onPress).toHaveBeenCalledTimes(1);
});
