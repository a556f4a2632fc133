import { screen } from '@testing-library/react';
import { buildTicket, setClock, setUpEventSources } from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';

setUpEventSources();
afterEach(() => {
  jest.useFakeTimers();
});

const { queue, queueDailyCounter } = buildTicket();
const opensAtNine = { ...queueDailyCounter, date: '2026-11-21', openingTime: '09:00' };
/** A ticket taken before the opening, as it is shown at a time of that morning. */
function openAt(time: string, capacity: number) {
  setClock(`2026-11-21T${time}:00+01:00`);
  return open({ counter: 5, queue: { ...queue, capacity }, queueDailyCounter: opensAtNine });
}

test.each([
  ['08:00', 2, true, true],
  ['08:00', 3, true, false],
  ['07:59', 3, false, false],
  ['09:00', 3, false, false],
])(
  'CON-050, CON-052: at %s with %i served at once: announces the opening %s, the full round %s',
  async (time, capacity, showsOpening, showsFull) => {
    openAt(time, capacity);
    await screen.findByRole('heading', { level: 2, name: 'Mancano 2 numeri' });
    expect(screen.getByText(/più persone alla volta/)).toBeVisible();
    expect(screen.queryAllByText('La coda apre alle 09:00')).toHaveLength(Number(showsOpening));
    expect(screen.queryAllByText(/Il primo giro è già pieno/)).toHaveLength(Number(showsFull));
  },
);

test('CON-050 CON-052 the opening and the full first round are announced above the code', async () => {
  openAt('08:00', 2);
  const code = await screen.findByRole('img', { name: /Codice QR/ });
  for (const text of ['La coda apre alle 09:00', /Il primo giro è già pieno/]) {
    const position = screen.getByText(text).compareDocumentPosition(code);
    expect(position).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});
