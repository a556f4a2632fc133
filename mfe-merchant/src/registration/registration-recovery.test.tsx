import { screen } from '@testing-library/react';
import { merchantCall, saveOpeningsCall, signInCall } from '@turno/shared-types';
import { failOffline, refuse, reply } from '@turno/shared-ui/test';
import {
  button,
  fill,
  fresh,
  full,
  openRegistration,
  PLACE,
  sentTo,
  submit,
} from '../../test/registration.tsx';
import { bakery } from '../../test/show.tsx';

jest.setTimeout(60_000);
const HOUR_MS = 3_600_000;

test('MER-008 without an answer the page stops at the step, and continues it', async () => {
  const shown = openRegistration('/create-merchant/p-1', {
    replies: [failOffline(saveOpeningsCall)],
  });
  await fill(shown);
  await submit(shown);
  expect(await screen.findByText(/mancano gli orari di apertura/)).toBeVisible();
  expect(await button('Continua')).toHaveFocus();
  shown.gateway.answer(reply(saveOpeningsCall, []));
  await shown.user.click(await button('Continua'));
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(sentTo(shown, '/private/merchants')).toHaveLength(1);
});

/** What a page stored that was closed after the merchant was created. */
function storeCreated(
  account: object | null = { session: fresh, isFull: false },
  startedAt = Date.now(),
) {
  const body = { name: 'Forno Aurora', categoryId: 4, openings: PLACE.openings };
  const stored = { placeId: 'p-1', email: 'livia@example.com', body, key: 'key-1', account };
  const done = { isSignedUp: true, merchantId: 31, hasOpenings: false, startedAt };
  localStorage.setItem('merchantRegistration', JSON.stringify({ ...stored, ...done }));
}

test('MER-008 IDN-030 a page that was closed goes on where it stopped, from the search too', async () => {
  storeCreated();
  const shown = openRegistration('/add-merchant');
  expect(await screen.findByText('La registrazione di Forno Aurora non è finita')).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'Continua' }));
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(shown.gateway.requests.map(({ path }) => path)).not.toContain('/private/merchants');
});

test('MER-008 a token that ended asks for the password, and reports a wrong one', async () => {
  storeCreated(null);
  const shown = openRegistration('/create-merchant/p-1', {
    replies: [refuse(signInCall, 'invalid_credentials')],
  });
  const password = await screen.findByLabelText(/Password/);
  await shown.user.fill(password, 'wrong horse');
  await shown.user.click(await button('Continua'));
  expect(await screen.findByText('Email e/o password non corrette')).toBeVisible();
  shown.gateway.answer(reply(signInCall, full));
  await shown.user.fill(await screen.findByLabelText(/^Password/), 'correct horse');
  await shown.user.click(await button('Continua'));
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
});

test('MER-008 a registration that is left starts again with nothing stored', async () => {
  storeCreated();
  const shown = openRegistration('/add-merchant');
  await shown.user.click(await button('Ricomincia da capo'));
  expect(localStorage.getItem('merchantRegistration')).toBeNull();
  expect(screen.queryByText(/non è finita/)).toBeNull();
});

test('MER-008 the token of a registration is not used after its hour', async () => {
  storeCreated(undefined, Date.now() - HOUR_MS);
  const shown = openRegistration('/create-merchant/p-1');
  expect(await screen.findByLabelText(/Password/)).toBeVisible();
  expect(sentTo(shown, '/private/merchants/31/openings/bulk')).toEqual([]);
});

test('MER-008 a registration of yesterday is gone from the device', async () => {
  storeCreated(undefined, Date.now() - 24 * HOUR_MS);
  openRegistration('/add-merchant');
  expect(await button('Avanti')).toBeVisible();
  expect(screen.queryByText(/non è finita/)).toBeNull();
  expect(localStorage.getItem('merchantRegistration')).toBeNull();
});

test('MER-008 rejected hours lead to the welcome, which leads to the opening hours', async () => {
  storeCreated();
  openRegistration('/create-merchant/p-1', {
    replies: [
      refuse(saveOpeningsCall, 'validation_error'),
      reply(merchantCall, bakery(undefined, { id: 31, openings: [] })),
    ],
  });
  expect(await screen.findByText('Gli orari di apertura non sono stati salvati')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imposta gli orari' })).toHaveAttribute(
    'href',
    '/edit-openings',
  );
});

test('S-09 the bot check is solved while the form is filled in, and again only once it has aged', async () => {
  const shown = openRegistration('/create-merchant/p-1');
  await fill(shown);
  expect(sentTo(shown, '/auth/challenge')).toHaveLength(1);
  await submit(shown);
  expect(await screen.findByRole('heading', { name: 'Forno Aurora', level: 1 })).toBeVisible();
  expect(sentTo(shown, '/auth/challenge')).toHaveLength(1);
});
