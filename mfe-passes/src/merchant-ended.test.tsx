import { act, screen, waitFor, within } from '@testing-library/react';
import { checkInCall, type Merchant, type StaffRole } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  fakeEventSources,
  mine,
  refuse,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../test/fake-camera.ts';
import { checkInRequests, checks, show, type } from '../test/show.tsx';

let camera: FakeCamera;
let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
  live = fakeEventSources();
});
afterEach(() => {
  live.restore();
  camera.restore();
  localStorage.clear();
});

const CODE = 'K7QX2MBP9D';
const ENDED = 'Questa attività ha chiuso definitivamente';
const LEFT = 'Non fai più parte di questa attività';
const bakery = (staffRole: StaffRole) => buildMerchant({ staffRole });
const other = buildMerchant({ id: 77, name: 'Libreria Levante', staffRole: 'door' });
const closed = buildMerchant({ closedAt: '2026-11-20T10:00:00.000Z' });
const ways = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);
const announce = () => {
  act(() => live.streams.at(-1)?.open());
  act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery('door').id }));
};

/** Opens the scanner at the bakery; a colleague then changes which merchants the account has. */
async function change(
  before: readonly Merchant[],
  after: readonly Merchant[],
  { path = '', props = {} }: ScreenOptions = {},
) {
  const replies = [mine(...before)];
  const shown = show({ path: `/scan-create-pass${path}`, replies, props });
  await screen.findAllByRole('tab');
  shown.gateway.answer(mine(...after));
  announce();
  return shown;
}

test.each(['', '?way=create', '?way=scan'])(
  'S-08 who is removed while the scanner is open at %p reads it, and chooses to go on elsewhere',
  async (path) => {
    const { user, container } = await change([bakery('desk'), other], [other], { path });
    expect(await screen.findByRole('heading', { name: LEFT })).toBeVisible();
    expect(screen.getByText(/Non lavori più per Forno Aurora/)).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continua con Libreria Levante' }));
    expect(await screen.findByText('Libreria Levante')).toBeVisible();
    expect(ways()).toEqual(['Controlla biglietti', 'Scansiona pass']);
  },
);

test('S-08 who is removed and works nowhere else reads it', async () => {
  await change([bakery('door')], []);
  expect(await screen.findByRole('heading', { name: LEFT })).toBeVisible();
  expect(screen.getByText(/non sono collegate altre attività/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['moves', [{ ...bakery('door'), franchisingId: null }], /^Questa attività è passata/],
  ['is lost', [{ ...other, franchisingId: null }], LEFT],
] as const)(
  'SHL-017 S-07 where the only merchant of this site %s, the scanner names the site that has the others',
  async (_, after, heading) => {
    const props = { franchiseId: 4, publicSiteUrl: 'https://www.turno.example' };
    const { container } = await change([{ ...bakery('door'), franchisingId: 4 }], after, { props });
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    const link = screen.getByRole('link', { name: 'Vai al sito pubblico' });
    expect(link).toHaveAttribute('href', props.publicSiteUrl);
    expect(screen.queryByText(/non sono collegate altre attività/)).not.toBeInTheDocument();
  },
);

test('S-08 the scanner of a merchant that closes for good says so, also when it is opened later', async () => {
  const { unmount } = await change([bakery('door')], [closed]);
  expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
  unmount();
  show({ replies: [mine(closed)] });
  expect(await screen.findByRole('heading', { name: ENDED })).toBeVisible();
  expect(screen.getByText(/È chiusa dal 20\/11\/2026/)).toBeVisible();
});

test('S-08 MER-013 where staff choose a merchant, those that closed for good come last and say so', async () => {
  show({
    path: '/scan-create-pass',
    replies: [mine(other, closed, buildMerchant({ id: 78, name: 'Bar' }))],
  });
  const choice = await screen.findByRole('combobox');
  const names = within(choice)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(names).toEqual(['Libreria Levante', 'Bar', 'Forno Aurora (chiusa definitivamente)']);
});

test('S-08 a role that no longer creates passes loses the tab, and reads why', async () => {
  await change([bakery('desk')], [bakery('door')], { path: '?way=create' });
  await waitFor(() => expect(ways()).toEqual(['Controlla biglietti', 'Scansiona pass']));
  expect(screen.getByText(/^Con il tuo ruolo da Forno Aurora non puoi creare pass/)).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Controlla biglietti' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('S-08 a role that may create passes from now on gains the tab', async () => {
  await change([bakery('door')], [bakery('desk')]);
  await waitFor(() => expect(ways()).toContain('Crea pass'));
});

test('S-08 CST-003 the scanner notices without a stream too', async () => {
  const { gateway } = show({ replies: [mine(bakery('door'))] });
  await screen.findAllByRole('tab');
  gateway.answer(mine());
  await waitFor(() => expect(screen.getByRole('heading', { name: LEFT })).toBeVisible(), {
    timeout: 10_000,
  });
});

test('PAS-034 S-08 a forbidden check is no open question: the page says so, and reads the merchants again', async () => {
  const shown = show({ replies: [mine(bakery('door')), refuse(checkInCall, 'forbidden')] });
  await type(shown, CODE);
  expect(await screen.findByText('Non puoi controllare i biglietti qui')).toBeVisible();
  expect(screen.queryByText('Non ancora deciso')).not.toBeInTheDocument();
  // The ticket itself was not judged.
  expect(checks()).toEqual([]);
  expect(checkInRequests(shown)).toHaveLength(1);
  shown.gateway.answer(mine());
  await type(shown, CODE);
  expect(await screen.findByRole('heading', { name: LEFT })).toBeVisible();
});
