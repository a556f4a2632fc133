import { screen, within } from '@testing-library/react';
import {
  activatePassesCall,
  passCall,
  passOwnerCall,
  renamePassOwnerCall,
} from '@turno/shared-types/passes';
import {
  axeViolations,
  buildEntrance,
  buildPass,
  buildPassOwner,
  type FakeReply,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { openWallet } from '../../test/wallet.ts';

const track = buildPass({ passOwnerId: 31 });
const active = {
  ...track,
  validFrom: '2026-11-20T23:00:00.000Z',
  validTo: '2026-11-21T23:00:00.000Z',
};
const old = buildEntrance({ passOwnerId: 31, disabled: true });
const anna = buildPassOwner({ passes: [track, old], activablePasses: [track] });
const activated = buildPassOwner({ passes: [active, old], usablePasses: [active] });

const open = (...replies: FakeReply[]) =>
  openWallet([], [reply(passOwnerCall, anna), ...replies], '/ticket-passes/31');

test('CON-072: active and past passes of a person, under the name', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anna' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Pass attivi' })).toHaveTextContent(
    /K7QX2MBP9D.*Da attivare/,
  );
  expect(screen.getByRole('region', { name: 'Pass scaduti' })).toHaveTextContent('Bloccato');
  expect(screen.getByRole('link', { name: 'Inquadra un nuovo pass' })).toHaveAttribute(
    'href',
    '/my-tickets?open=scan',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('PAS-016: a pass is activated for today after a question', async () => {
  const { user, gateway } = open(refuse(activatePassesCall, 'similar_pass_already_active'));
  await user.click(await screen.findByRole('button', { name: /Attiva per oggi/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/non si può fermare/)).toBeVisible();
  await user.click(sheet.getByRole('button', { name: 'Attiva per oggi' }));
  expect(await sheet.findByText('Un pass simile è già attivo')).toBeVisible();
  gateway.answer(reply(activatePassesCall, activated));
  await user.click(sheet.getByRole('button', { name: 'Attiva per oggi' }));
  expect(await screen.findByText('Pass attivato')).toBeVisible();
  expect(screen.getByText('Utilizzabile oggi')).toBeVisible();
  expect(screen.getByText(/Valido fino al 21/)).toBeVisible();
});

test('CON-073: a Fast Track has more info', async () => {
  const details = {
    merchantsIncluded: ['Gelateria Nevada', 'Teatro'],
    preferences: [],
    maxUsage: 3,
    totalUsages: 7,
  };
  const { user } = open(reply(passCall, { ...active, details }));
  await user.click(
    await screen.findByRole('button', { name: /Maggiori informazioni su Fast Track/ }),
  );
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Gelateria Nevada, Teatro')).toBeVisible();
  for (const text of ['K7QX2MBP9D', 'Nessuna', '3', '7']) {
    expect(sheet.getByText(text)).toBeVisible();
  }
  expect(sheet.getByText('21/11/2026')).toBeVisible();
});

test('CON-073 PAS-003: more info says what the venue allows, also without a limit of uses a day', async () => {
  const policy = {
    limits: [{ maxUses: 1, period: 'day' as const, within: 'ride' as const }],
    pause: { seconds: 900, within: 'everywhere' as const },
    hours: [{ dayOfWeek: 6, start: '17:00', end: '23:00', date: null }],
  };
  const details = {
    merchantsIncluded: [],
    preferences: [],
    maxUsage: null,
    totalUsages: 0,
    policy,
  };
  const { user } = open(reply(passCall, { ...active, details }));
  await user.click(
    await screen.findByRole('button', { name: /Maggiori informazioni su Fast Track/ }),
  );
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Una volta al giorno, per ogni coda')).toBeVisible();
  expect(sheet.getByText('15 minuti tra un uso e il successivo')).toBeVisible();
  expect(sheet.getByText('Sabato: 17:00–23:00')).toBeVisible();
  expect(sheet.queryByText('Utilizzi al giorno')).toBeNull();
});

test('CON-073 PAS-003: an entrance says what it allows too, and of no dates that it has none', async () => {
  const entrance = buildEntrance({ passOwnerId: 31 });
  const details = {
    merchantsIncluded: ['Museo delle Maree'],
    preferences: [],
    maxUsage: 2,
    totalUsages: 5,
  };
  const owner = buildPassOwner({ passes: [entrance], usablePasses: [entrance] });
  const { user } = open(reply(passOwnerCall, owner), reply(passCall, { ...entrance, details }));
  await user.click(await screen.findByRole('button', { name: /Maggiori informazioni/ }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByText('Museo delle Maree')).toBeVisible();
  expect(sheet.queryByText('Validità')).toBeNull();
});

test('PAS-007 CON-072: the name is edited in a sheet', async () => {
  const { user, gateway } = open(refuse(renamePassOwnerCall, 'name_exists'));
  await user.click(await screen.findByRole('button', { name: 'Modifica il nome' }));
  const sheet = within(await screen.findByRole('dialog'));
  const name = sheet.getByRole('textbox', { name: 'Nome' });
  await user.clear(name);
  await user.fill(name, 'Annina');
  await user.click(sheet.getByRole('button', { name: 'Salva il nome' }));
  expect(await sheet.findByText('Nome già esistente')).toBeVisible();
  gateway.answer(reply(renamePassOwnerCall, { ...anna, name: 'Annina' }));
  await user.click(sheet.getByRole('button', { name: 'Salva il nome' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Annina' })).toBeVisible();
});

test('PAS-005: the uses are read again on request', async () => {
  const { user, gateway } = open();
  await user.click(await screen.findByRole('button', { name: 'Aggiorna' }));
  const last = gateway.requests.findLast(({ path }) => path.endsWith('/pass_owners/31'));
  expect(last?.query).toEqual({ refresh_usages: 'true' });
});

test.each(['/ticket-passes/x', '/ticket-passes/0'])('X-30: %s leads home', async (path) => {
  const { address } = openWallet([], [], path);
  await screen.findAllByRole('heading');
  expect(address()).toBe('/');
});
