import { Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import type { ReactNode } from 'react';
import s from './table.module.css';

export type Column<Row> = {
  id: string;
  label: string;
  /** Figures are aligned at the end, one under the other. */
  align?: 'start' | 'end';
  /** The cell names its row: screen readers announce it with each cell, and it is the heading of the card on a phone. */
  isRowHeader?: boolean;
  cell: (row: Row) => ReactNode;
};

export type TableProps<Row> = {
  /** What the table is about. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  /** Whether the rows are loading: the table shows placeholder rows. */
  isLoading?: boolean;
  /** Shown in place of the rows when there are none. */
  empty?: ReactNode;
};

// The elements' implicit roles, which they lose when a style sheet lays them out as blocks. They are spread, because the linter
// reports written roles as redundant.
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;
const HELD_ROWS = [1, 2, 3, 4];

/**
 * A table; in a container narrower than 640 px every row becomes a card. The roles are explicit, because a row that is laid out
 * as a card would lose its implicit one.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, isLoading = false, empty } = props;
  if (isLoading) return <HeldRows columns={columns.length} />;
  if (rows.length === 0 && empty) return empty;
  return (
    <div className={s.place}>
      <table className={s.table} {...AS.table} aria-label={label}>
        <thead {...AS.group} className={s.head}>
          <tr {...AS.row}>
            {columns.map((column) => (
              <th
                key={column.id}
                {...AS.head}
                scope="col"
                className={s.headCell}
                data-align={column.align}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...AS.group} className={s.body}>
          {rows.map((row) => (
            <tr key={keyOf(row)} {...AS.row} className={s.row}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { label, align, isRowHeader, cell } = column;
  if (isRowHeader) {
    return (
      <th {...AS.rowHead} scope="row" className={s.rowHead} data-align={align}>
        {cell(row)}
      </th>
    );
  }
  return (
    <td {...AS.cell} className={s.cell} data-align={align}>
      {label !== '' && (
        <span className={s.label} aria-hidden>
          {label}
        </span>
      )}
      <span className={s.value}>{cell(row)}</span>
    </td>
  );
}

function HeldRows({ columns }: { columns: number }) {
  return (
    <SkeletonGroup>
      <div className={s.held}>
        {HELD_ROWS.map((row) => (
          <div key={row} className={s.heldRow}>
            {HELD_ROWS.slice(0, Math.min(columns, HELD_ROWS.length)).map((column) => (
              <Skeleton key={column} height="1.25rem" />
            ))}
          </div>
        ))}
      </div>
    </SkeletonGroup>
  );
}
