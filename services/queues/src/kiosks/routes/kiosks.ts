import { type Route, serve } from '@turno/kit';
import { kioskLineUpCall } from '@turno/shared-types/shared-tickets';
import { deviceAuthenticated } from '../../devices/index.ts';
import { presentSlip } from '../../status-pages/index.ts';
import { takeAtKiosk } from '../actions/take-at-kiosk.ts';
import type { Deps } from '../deps.ts';

/** The calls of a paired kiosk. */
export function kioskRoutes(deps: Deps): Route[] {
  const asKiosk = deviceAuthenticated(deps, 'kiosk');
  return [
    serve(kioskLineUpCall, async ({ query, body, idempotencyKey, deviceToken }) => {
      const kiosk = await asKiosk({ deviceToken });
      const { time = null, date = null } = query;
      return presentSlip(await takeAtKiosk(deps, kiosk, { ...body, time, date, idempotencyKey }));
    }),
  ];
}
