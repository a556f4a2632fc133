import { screen } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import { deviceCall } from '@turno/shared-types/devices';
import { kioskLineUpCall } from '@turno/shared-types/shared-tickets';
import {
  buildMerchant,
  buildQueue,
  failOffline,
  passTime,
  refuse,
  renderScreen,
  reply,
} from '@turno/shared-ui/test';
import { day } from '../../test/board.tsx';
import { DEVICE, testOnPairedTablet } from '../../test/kiosk.ts';
import { texts } from '../locales/texts.ts';
import { DisplayRoutes } from '../remote.tsx';

testOnPairedTablet();

function fail(): never {
  throw new RangeError('a bug');
}

test.each([
  { name: 'an answer', lost: failOffline(kioskLineUpCall) },
  { name: 'a service', lost: refuse(kioskLineUpCall, 'service_unavailable') },
  { name: 'a turn', lost: refuse(kioskLineUpCall, 'rate_limited') },
  { name: 'a client that works', lost: { call: kioskLineUpCall, work: fail } },
])(
  'QUE-055 a touch without $name is sent again under its key, and a rejection is explained',
  async ({ lost }) => {
    const queues = [buildQueue({ maxPax: 1, queue_daily_counters: [day()] })];
    const { gateway, user } = renderScreen(<DisplayRoutes />, {
      path: '/kiosk/7',
      texts,
      replies: [
        reply(merchantCall, buildMerchant({ queues })),
        reply(deviceCall, { state: 'paired', device: DEVICE }),
        lost,
      ],
    });
    await user.click(await screen.findByRole('button', { name: /Banco/ }));
    await passTime(20_000);
    expect(await screen.findByText('Il numero non è arrivato')).toBeVisible();
    gateway.answer(refuse(kioskLineUpCall, 'queue_closed'));
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(await screen.findByText('La coda è chiusa')).toBeVisible();
    // The next person finds the start.
    await passTime(30_000);
    expect(await screen.findByRole('heading', { name: 'Prendi il tuo numero' })).toBeVisible();
    const sent = gateway.requests.filter(({ path }) => path === '/device/lineup');
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
  },
);
