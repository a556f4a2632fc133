import { screen, waitFor } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { buildMerchant, reply } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

const replies = [reply(listMerchantsCall, [buildMerchant()]), reply(parentCategoriesCall, [])];

const position = (answer: Geolocation['getCurrentPosition']) =>
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: { getCurrentPosition: answer },
  });

afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('CON-003: “near me” requests the position and lists the nearest first', async () => {
  position((found) =>
    found({ coords: { latitude: 44.49491, longitude: 11.34261 } } as GeolocationPosition),
  );
  const { user, gateway } = show('/', { replies });
  await user.click(screen.getByRole('button', { name: /Mostra prima le attività vicine/ }));
  await waitFor(() =>
    expect(gateway.requests.at(-1)?.query).toMatchObject({
      lat: '44.495',
      lng: '11.343',
      order_by: 'distance_asc',
    }),
  );
  expect(screen.queryByText(/Mostra prima le attività vicine/)).not.toBeInTheDocument();
  expect(screen.getByText('Le attività più vicine sono le prime')).toHaveFocus();
});

test.each([
  ['denied', { code: 1, message: 'User denied' }, /Permesso negato/],
  ['not available', { code: 2, message: 'No fix' }, /No fix/],
])('CON-015: a position that is %s shows a notice, and the list stays', async (_, error, text) => {
  position((_found, fail) => fail?.(error as GeolocationPositionError));
  const { user } = show('/', { replies });
  await user.click(screen.getByRole('button', { name: /Mostra prima le attività vicine/ }));
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Vicino a me' })).toHaveFocus();
  expect(await screen.findByRole('link', { name: /Forno/ })).toBeVisible();
});

test('CON-015: without support the list stays too', async () => {
  const { user } = show('/', { replies });
  await user.click(screen.getByRole('button', { name: /Mostra prima le attività vicine/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Geolocalizzazione non supportata');
});
