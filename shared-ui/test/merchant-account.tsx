import { type Merchant, myMerchantCall } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import type { ReactElement } from 'react';
import { type FakeReply, reply } from './fake-gateway.ts';
import { type RenderedScreen, renderScreen, type ScreenOptions } from './render-screen.tsx';

/** Renders a screen of merchants and their staff, signed in with a merchant's account. */
export function renderForMerchant(ui: ReactElement, options: ScreenOptions): RenderedScreen {
  return renderScreen(ui, { session: buildSession({ roles: ['ROLE_MERCHANT'] }), ...options });
}

/** What a manager of these merchants is answered. */
export function mine(...merchants: Merchant[]): FakeReply {
  return reply(myMerchantCall, { lastMerchant: merchants[0] ?? null, merchants });
}
