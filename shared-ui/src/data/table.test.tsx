import { screen, within } from '@testing-library/react';
import { showIn } from '../../test/show-story.tsx';
import { Table } from './index.ts';

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
  test('MER-051 is a table for screen readers, and each row has a name', () => {
    showIn(<Table label="Biglietti" columns={COLUMNS} rows={ROWS} keyOf={(row) => row.id} />);
    const table = screen.getByRole('table', { name: 'Biglietti' });
    expect(within(table).getAllByRole('columnheader')).toHaveLength(2);
    const row = within(table).getByRole('row', { name: /Giulia/ });
    expect(within(row).getByRole('rowheader')).toHaveTextContent('Giulia');
    expect(within(row).getByRole('cell')).toHaveTextContent('4');
  });

  test('shows placeholder rows while loading', async () => {
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
