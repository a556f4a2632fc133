import { screen, waitFor, within } from '@testing-library/react';
import {
  type Report,
  reportCall,
  type TodayReport,
  todayReportCall,
} from '@turno/shared-types/reports';
import { axeViolations, buildQueue, refuse, reply, setUpEventSources } from '@turno/shared-ui/test';
import { figures, NO_REPORT } from '../../test/reports.ts';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

const DAY = figures({
  arrivals: 40,
  calls: 36,
  left: 3,
  noShows: 1,
  waitMedian: 450,
  wait90: 1_350,
});
const TODAY: TodayReport = {
  date: '2026-11-21',
  figures: figures({ arrivals: 12, calls: 10, waitMedian: 570, wait90: 810 }),
  hours: [{ hour: 9, ...figures({ arrivals: 12 }) }],
  usual: {
    days: 8,
    soFar: figures({ arrivals: 9 }),
    wholeDay: DAY,
    hours: [
      { hour: 9, arrivals: 8 },
      { hour: 11, arrivals: 5 },
    ],
  },
};
const REPORT: Report = {
  total: figures({ arrivals: 80, calls: 72, waitMedian: 450, wait90: 1_350 }),
  days: [
    { date: '2026-11-14', ...DAY },
    { date: '2026-11-15', ...DAY, arrivals: 41 },
  ],
  hours: [{ hour: 9, ...figures({ arrivals: 81 }) }],
  weekdays: [
    { dayOfWeek: 0, days: 1, ...DAY, arrivals: 41 },
    { dayOfWeek: 6, days: 1, ...DAY },
  ],
};

setUpEventSources();

function open(today = TODAY, report = REPORT, merchant = bakery(), path = '/merchant-figures') {
  return show({
    path,
    replies: [mine(merchant), reply(todayReportCall, today), reply(reportCall, report)],
  });
}
/** The text of a file; the reader consumes its byte order mark. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
const figure = (name: string) => screen.findByRole('figure', { name });

test('today is beside the usual, and each plot has a summary and a table', async () => {
  const { container } = open();
  const plot = await figure('Arrivi di oggi, ora per ora');
  expect(plot).toHaveAccessibleDescription('Arrivi finora: 12. Di solito in tutto il giorno: 40.');
  expect(screen.getByText('di solito 9 a quest’ora')).toBeVisible();
  expect(screen.getByText('10 min')).toBeVisible();
  const table = within(plot).getByRole('table', { hidden: true });
  const row = within(table).getByRole('row', { name: /^11:00/, hidden: true });
  expect(row).toHaveTextContent('11:00Oggi0Di solito5');
  const days = await figure('Arrivi per giorno');
  expect(days).toHaveAccessibleDescription('Valore più alto: 15/11/2026, 41.');
  expect(await figure('Arrivi per ora')).toHaveTextContent('40,5');
  expect(await axeViolations(container)).toEqual([]);
});

test('the plots show another figure, with the first day of the week first', async () => {
  const { user } = open();
  const select = await screen.findByRole('combobox', { name: 'Mostra nei grafici' });
  await user.selectOptions(select, 'Attesa mediana');
  const weekdays = await figure('Attesa mediana (min) per giorno della settimana');
  const rows = within(weekdays).getAllByRole('rowheader', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Sabato', 'Domenica']);
});

test('the range and the queue decide what is read', async () => {
  const counter = busyCounter();
  const queues = [
    buildQueue({ id: 41, name: 'Banco', queue_daily_counters: [counter] }),
    buildQueue({ id: 42, name: 'Dolci', queue_daily_counters: [counter] }),
  ];
  const { user, gateway } = open(TODAY, REPORT, bakery(counter, { queues }));
  await figure('Arrivi per giorno');
  const last = () => gateway.requests.findLast(({ path }) => path.endsWith('/reports'));
  expect(last()?.query).toMatchObject({ from: '2026-10-24', to: '2026-11-20' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periodo' }), 'Ultimi 7 giorni');
  await waitFor(() => expect(last()?.query).toMatchObject({ from: '2026-11-14' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Coda' }), 'Dolci');
  await waitFor(() => expect(last()?.query).toMatchObject({ queueId: '42' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Periodo' }), 'Scegli le date');
  expect(await screen.findByLabelText('Dal')).toHaveTextContent('14/11/2026');
});

test('the address has the range, so that a reload and the way back show it again', async () => {
  const path = '/merchant-figures?from=2026-10-01&to=2026-10-31';
  const { gateway } = open(TODAY, REPORT, bakery(), path);
  await figure('Arrivi per giorno');
  expect(screen.getByLabelText('Dal')).toHaveTextContent('01/10/2026');
  const asked = gateway.requests.filter((each) => each.path.endsWith('/reports'));
  expect(asked.map(({ query }) => query)).toEqual([{ from: '2026-10-01', to: '2026-10-31' }]);
});

test('the days are saved with all figures for a spreadsheet', async () => {
  const { user } = open();
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => {
    if (blob instanceof Blob) saved.push(blob);
    return 'blob:days';
  };
  URL.revokeObjectURL = () => undefined;
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  await user.click(await screen.findByRole('button', { name: 'Scarica i giorni (CSV)' }));
  click.mockRestore();
  expect(names).toEqual([expect.stringMatching(/^turno_.*_2026-10-24_2026-11-20\.csv$/)]);
  const lines = (await textOf(saved[0] ?? new Blob())).split('\r\n');
  expect(lines[0]).toMatch(/^Data;Coda;Arrivi;Persone;.*Attesa mediana \(s\)/);
  expect(lines[1]).toBe('2026-11-14;Tutte le code;40;0;36;0;3;1;0;0;0;450;1350');
});

test('S-02 a merchant reads how accurate the quoted waits were', async () => {
  const quotes = { count: 70, told: 900, came: 1_080, within: 79 };
  const hours = [{ hour: 9, ...figures({ arrivals: 81, quotes }) }];
  open(TODAY, { ...REPORT, hours, total: { ...REPORT.total, quotes } });
  const plot = await figure('Attese annunciate e reali per ora');
  expect(plot).toHaveTextContent('si sono messe in coda: 79%.');
  const cells = within(plot).getAllByRole('cell', { hidden: true });
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/15 min$/),
    expect.stringMatching(/18 min$/),
    expect.stringMatching(/79%$/),
  ]);
});

test('a new merchant reads when figures will come', async () => {
  const none: TodayReport = { date: '2026-11-21', figures: figures(), hours: [], usual: null };
  const { container } = open(none, NO_REPORT);
  expect(await screen.findByText('Oggi ancora nessun dato')).toBeVisible();
  expect(await screen.findByText('In questo periodo nessuno ha preso un numero')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('figures that cannot be loaded offer another try', async () => {
  const { user, gateway } = show({
    path: '/merchant-figures',
    replies: [
      mine(bakery()),
      refuse(todayReportCall, 'service_unavailable'),
      reply(reportCall, REPORT),
    ],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(reply(todayReportCall, TODAY));
  await user.click(retry);
  expect(await screen.findByText('di solito 9 a quest’ora')).toBeVisible();
});
