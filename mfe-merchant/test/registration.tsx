import { screen } from '@testing-library/react';
import {
  accountCall,
  categoriesCall,
  createMerchantCall,
  listMerchantsCall,
  type MapPlace,
  mapPlaceCall,
  merchantCall,
  saveOpeningsCall,
  searchMapPlacesCall,
  signUpCall,
  toggleSessionCall,
} from '@turno/shared-types';
import {
  buildMerchant,
  buildSession,
  easyPuzzle,
  type RenderedScreen,
  reply,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { mine, show } from './show.tsx';

const roles = ['ROLE_MERCHANT' as const];
export const fresh = buildSession({ id: 9, accessToken: 'new-merchant', roles });
export const full = buildSession({ id: 9, accessToken: 'full', roles });
export const PLACE: MapPlace = {
  placeId: 'p-1',
  name: 'Forno Aurora',
  route: 'Via Lunga',
  streetNumber: '4',
  formattedAddress: 'Via Lunga 4, Roma',
  city: 'Roma',
  postalCode: '00100',
  province: 'RM',
  country: 'IT',
  lat: 41.9,
  lng: 12.5,
  website: null,
  phone: '+39 06 1',
  openings: [{ dayOfWeek: 1, start: '09:00', end: '13:00' }],
};
export const MERCHANT = buildMerchant({ id: 31, name: 'Forno Aurora', vanity: 'forno-aurora' });
const REPLIES = [
  easyPuzzle,
  reply(searchMapPlacesCall, [{ placeId: 'p-1', description: 'Forno Aurora, Roma' }]),
  reply(listMerchantsCall, []),
  reply(mapPlaceCall, PLACE),
  reply(categoriesCall, [{ id: 4, name: 'Panifici', maxActiveTicketsPerUser: null }]),
  reply(signUpCall, fresh),
  reply(createMerchantCall, MERCHANT),
  reply(saveOpeningsCall, []),
  reply(toggleSessionCall, full),
  reply(merchantCall, MERCHANT),
  mine(MERCHANT),
];

/** Answers whose account `full` is. */
export const fullAccount = reply(accountCall, {
  id: full.id,
  email: 'livia@example.com',
  name: 'Livia',
  role: 'ROLE_MERCHANT' as const,
  signsInWithFacebook: false,
  emailVerified: true,
  newEmail: null,
});

// No test finds what another one stored on the device.
beforeEach(() => localStorage.clear());

/** Opens a page of the registration as a visitor; every call succeeds unless `replies` says otherwise. */
export const openRegistration = (path: string, { replies = [], ...rest }: ScreenOptions = {}) =>
  show({ path, session: null, replies: [...REPLIES, ...replies], ...rest });

/** What a page stored that was closed after the sign-up. */
export function storeRegistration(change: object): void {
  const body = { name: 'Forno Aurora', categoryId: 4 };
  const stored = { placeId: 'p-1', email: 'livia@example.com', body, key: 'key-1', account: null };
  const done = { personId: null, isSignedUp: true, merchantId: null, startedAt: Date.now() };
  localStorage.setItem('merchantRegistration', JSON.stringify({ ...stored, ...done, ...change }));
}

export const search = () => screen.findByRole('combobox', { name: 'Nome dell’attività' });
export const button = (name: string) => screen.findByRole('button', { name });

export async function fill({ user }: RenderedScreen) {
  await user.type(await screen.findByRole('combobox', { name: 'Categoria' }), 'pan');
  await user.click(await screen.findByRole('option', { name: 'Panifici' }));
  await user.fill(screen.getByRole('textbox', { name: /E-mail/ }), 'livia@example.com');
  await user.fill(screen.getByLabelText(/^Password/), 'correct horse');
  await user.fill(screen.getByLabelText(/Ripeti la password/), 'correct horse');
  await user.click(screen.getByRole('checkbox', { name: /Accetto/ }));
}
export const submit = async ({ user }: RenderedScreen) =>
  user.click(await button('Registra l’attività'));
export const sentTo = ({ gateway }: RenderedScreen, path: string) =>
  gateway.requests.filter((request) => request.path === path);
