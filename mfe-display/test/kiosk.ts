import { act } from '@testing-library/react';
import type { Device } from '@turno/shared-types/devices';
import type { Slip } from '@turno/shared-types/shared-tickets';
import { loadBeforeTests } from '@turno/shared-ui/test';
import { kioskTexts } from '../src/kiosk/locales/texts.ts';
import { texts } from '../src/locales/texts.ts';
import { storeDevice } from '../src/shared/pairing/stored-device.ts';
import { closeBrowser, openBrowser } from './board.tsx';

export const AT = '2026-11-21T10:00:00.000Z';
/** A tablet that gives out the numbers of merchant 7. */
export const DEVICE: Device = {
  id: 1,
  merchantId: 7,
  kind: 'kiosk',
  name: 'Ingresso',
  settings: '',
  language: 'it',
  revision: 1,
  pairedAt: AT,
  lastSeenAt: AT,
};
/** What it prints of a number. */
export const SLIP: Slip = {
  ticketValue: 'A48',
  merchantName: 'Forno Aurora',
  queueName: 'Banco',
  paxCount: 1,
  timezone: 'Europe/Rome',
  date: '2026-11-21',
  time: null,
  createdAt: AT,
  ticketsAhead: 2,
  estimatedWaitingTime: 600,
  statusCode: 'AB12-CD34-EF56-GH78',
  checkInCode: null,
};

/** Runs each test of a file on a tablet that was paired before. */
export function testOnPairedTablet(): void {
  loadBeforeTests(texts);
  loadBeforeTests(kioskTexts);
  beforeEach(() => {
    openBrowser();
    act(() => storeDevice('kiosk', { token: 'token-of-this-tablet', pairedTo: DEVICE }));
  });
  afterEach(() => {
    closeBrowser();
    act(() => storeDevice('kiosk', null));
  });
}
