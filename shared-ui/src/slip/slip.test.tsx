import { screen } from '@testing-library/react';
import type { Slip } from '@turno/shared-types/shared-tickets';
import { showIn } from '../../test/show-story.tsx';
import { SlipSheet } from './index.ts';

const SLIP: Slip = {
  ticketValue: 'A12',
  merchantName: 'Forno Aurora',
  queueName: 'Banco',
  paxCount: 3,
  timezone: 'Europe/Rome',
  date: '2026-11-21',
  time: null,
  ticketsAhead: 2,
  createdAt: '2026-11-21T10:00:00.000Z',
  estimatedWaitingTime: 600,
  statusCode: 'AB12-CD34-EF56-GH78',
  checkInCode: '0123456789',
};

test('QUE-052 a slip has the number, the place and both codes, and leads to the status page', () => {
  showIn(<SlipSheet slip={SLIP} siteBase="https://turno.example" />);
  for (const text of ['A12', 'Forno Aurora', 'Banco', 'Persone: 3', '0123456789']) {
    expect(screen.getByText(text)).toBeInTheDocument();
  }
  expect(screen.getByRole('img', { name: 'Segui il tuo turno' })).toBeInTheDocument();
  expect(screen.getByText('turno.example/t/AB12-CD34-EF56-GH78')).toBeInTheDocument();
});

test('S-02 a slip says the turn by the clock, because paper is read later; a show has its own time', () => {
  const range = { waitLow: 300, waitHigh: 900 };
  const { unmount } = showIn(<SlipSheet slip={{ ...SLIP, ...range }} siteBase="" />);
  expect(screen.getByText(/^Il tuo turno: verso le \d\d:\d\d, tra le \S+ e le \S+$/)).toBeVisible();
  unmount();
  showIn(<SlipSheet slip={{ ...SLIP, ...range, time: '21:00' }} siteBase="" />);
  expect(screen.queryByText(/Il tuo turno/)).toBeNull();
});

test('S-05 a slip of a show names its day, and every slip the day it was taken on', () => {
  const show = { date: '2026-11-22', time: '20:30' };
  showIn(<SlipSheet slip={{ ...SLIP, ...show }} siteBase="" />);
  expect(screen.getByText('Spettacolo: 22/11/2026, 20:30')).toBeInTheDocument();
  expect(screen.getByText('Preso il 21/11/2026 alle 11:00')).toBeInTheDocument();
});

test('QUE-052 without a site of its own a slip leads nowhere', () => {
  showIn(<SlipSheet slip={{ ...SLIP, checkInCode: null, paxCount: 1 }} siteBase="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.queryByText(/Persone/)).toBeNull();
});
