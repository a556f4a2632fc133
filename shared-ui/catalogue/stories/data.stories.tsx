import { Button, Settings, StatusBadge, Store, Trash2 } from '@turno/shared-ui/components';
import {
  ActionSheet,
  type Column,
  ListRow,
  ListRows,
  NumberBadge,
  ShowMore,
  Table,
  Tabs,
} from '@turno/shared-ui/data';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

type Row = { number: string; name: string; pax: number; at: string; isNext: boolean };

const ROWS: readonly Row[] = [
  { number: 'A48', name: 'Giulia R.', pax: 4, at: '19:08', isNext: true },
  { number: 'A49', name: 'Ospite', pax: 2, at: '19:10', isNext: false },
  { number: 'A50', name: 'Wolfgang-Maximilian Oberhuber', pax: 1, at: '19:13', isNext: false },
];
const COLUMNS: readonly Column<Row>[] = [
  { id: 'number', label: 'Numero', isRowHeader: true, cell: (row) => row.number },
  { id: 'name', label: 'Cliente', cell: (row) => row.name },
  { id: 'pax', label: 'Persone', align: 'end', cell: (row) => row.pax },
  { id: 'at', label: 'Preso alle', align: 'end', cell: (row) => row.at },
  {
    id: 'state',
    label: 'Stato',
    cell: (row) => <StatusBadge status={row.isNext ? 'now' : 'waiting'} />,
  },
];
const TABS = [
  { id: 'next', label: 'Prossimi', badge: { count: 12, label: '12 biglietti in attesa' } },
  { id: 'gone', label: 'Passati' },
  { id: '1-2', label: '1-2' },
  { id: '3-4', label: '3-4' },
  { id: '5-6', label: '5-6' },
  { id: '7', label: '7 o più', badge: { count: 120, label: '120 biglietti in attesa' } },
];
const keyOf = (row: Row) => row.number;

export const data: Subject = {
  id: 'data',
  title: 'Lists and tables',
  entryPoint: 'data',
  stories: [
    {
      name: 'Tabs',
      render: () => (
        <Stateful initial="next">
          {(selected, select) => (
            <Tabs label="Biglietti" tabs={TABS} selected={selected} onSelect={select}>
              <p>{TABS.find((tab) => tab.id === selected)?.label}</p>
            </Tabs>
          )}
        </Stateful>
      ),
    },
    {
      name: 'Table',
      note: 'Under 640 px each row is a card.',
      render: () => (
        <Stateful initial={3}>
          {(count, change) => (
            <>
              <Table label="Biglietti" columns={COLUMNS} rows={ROWS} keyOf={keyOf} />
              <ShowMore
                count={count}
                total={43}
                hasMore={count < 43}
                onMore={() => change(Math.min(43, count + 20))}
              />
            </>
          )}
        </Stateful>
      ),
    },
    {
      name: 'Table, loading',
      render: () => <Table label="Biglietti" columns={COLUMNS} rows={[]} keyOf={keyOf} isLoading />,
    },
    {
      name: 'Table, empty',
      render: () => (
        <Table
          label="Biglietti"
          columns={COLUMNS}
          rows={[]}
          keyOf={keyOf}
          empty={<p>Nessun biglietto</p>}
        />
      ),
    },
    {
      name: 'Rows',
      render: () => (
        <ListRows label="Impostazioni">
          <ListRow
            to="/merchant-queues"
            icon={<Store size={22} />}
            label="Code"
            badge={<NumberBadge count={3} label="3 code" />}
          />
          <ListRow
            to="/edit-openings"
            icon={<Settings size={22} />}
            label="Orari di apertura"
            description="Lun-ven 09:00-13:00, 16:00-20:00; sabato e domenica chiuso"
          />
          <ListRow onPress={() => undefined} label="Ristampa il QR" />
          <ListRow onPress={() => undefined} isDisabled label="Non disponibile" />
        </ListRows>
      ),
    },
    {
      name: 'Actions of a row',
      render: () => (
        <Stateful initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button variant="secondary" onPress={() => setOpen(true)}>
                Azioni
              </Button>
              <ActionSheet
                isOpen={isOpen}
                onOpenChange={setOpen}
                title="Banco"
                actions={[
                  { id: 'edit', label: 'Modifica', icon: <Settings />, onPress: () => undefined },
                  {
                    id: 'delete',
                    label: 'Elimina la coda',
                    icon: <Trash2 />,
                    isDanger: true,
                    onPress: () => undefined,
                  },
                ]}
              />
            </>
          )}
        </Stateful>
      ),
    },
  ],
};
