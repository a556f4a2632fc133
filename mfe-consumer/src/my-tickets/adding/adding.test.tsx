import { screen, waitFor, within } from '@testing-library/react';
import {
  associatePassesCall,
  createPassOwnerCall,
  passOwnersCall,
  redeemPassesCall,
  type ScanResult,
  scanCodeCall,
} from '@turno/shared-types/passes';
import {
  axeViolations,
  buildEntrance,
  buildPassOwner,
  failOffline,
  refuse,
  reply,
  type SeenRequest,
} from '@turno/shared-ui/test';
import { nobody, openWallet } from '../../../test/wallet.ts';

const passes = [1, 2, 3, 4].map((id) => buildEntrance({ id, mediacode: `CODE${id}` }));
const anna = buildPassOwner();
const shared: ScanResult = {
  ...{ value: 'pass.four', mode: 'share_passes', redeemToken: 'pass.four', passes, counter: 4 },
};
const invalid: ScanResult = { ...shared, mode: null, redeemToken: null, passes: null };
const owners = new Map<string, number>();

const scans = reply(scanCodeCall, (seen) => ({ ...shared, value: bodyOf(seen, 'value') }));
const creates = reply(createPassOwnerCall, (seen) => {
  const name = bodyOf(seen, 'name');
  owners.set(name, 40 + owners.size);
  return buildPassOwner({ id: owners.get(name) ?? 0, name });
});
const redeems = reply(redeemPassesCall, { passIds: [1, 2, 3, 4] });
const associates = reply(associatePassesCall, (seen) => {
  const id = Number(seen.path.split('/').at(-2));
  return buildPassOwner({ id, name: `Person ${id}` });
});
const family = [scans, creates, redeems, associates];

function bodyOf({ body }: SeenRequest, field: string): string {
  return String(Reflect.get(Object(body), field));
}

beforeEach(() => {
  sessionStorage.clear();
  owners.clear();
});

/** Types a code and continues. */
async function typeCode({ user }: Pick<ReturnType<typeof openWallet>, 'user'>, code: string) {
  await user.type(await screen.findByRole('textbox', { name: 'Codice' }), code);
  await user.click(screen.getByRole('button', { name: 'Continua' }));
}

const posts = ({ gateway }: Pick<ReturnType<typeof openWallet>, 'gateway'>) =>
  gateway.requests
    .filter(({ method }) => method === 'POST')
    .map(({ path, body }) => [path.split('/').at(-1), body]);

const names = () => screen.findAllByRole('textbox', { name: 'Per chi' });
const goOn = { name: 'Continua' };
const give = { name: /^Assegna/ };

test('CON-070 PAS-025: four children and four passes: one scan, four names, one question', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  expect(await screen.findByText(/trovati più biglietti/)).toBeVisible();
  const fields = await names();
  for (const [index, name] of ['Emma', 'Leo', 'Mia', 'Zoe'].entries()) {
    await shown.user.type(fields[index] as HTMLElement, name);
  }
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(screen.getByRole('button', goOn));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Ingresso per Emma')).toBeVisible();
  expect(sheet.getByRole('alert')).toHaveTextContent('resta per sempre');
  expect(posts(shown).map(([path]) => path)).toEqual(['scan_code']);
  await shown.user.click(sheet.getByRole('button', give));
  expect(await screen.findByText('Biglietto associato')).toBeVisible();
  expect(posts(shown).slice(1)).toEqual([
    ['redeem', { token: 'pass.four' }],
    ['pass_owners', { name: 'Emma' }],
    ['associate_passes', { passIds: [1] }],
    ['pass_owners', { name: 'Leo' }],
    ['associate_passes', { passIds: [2] }],
    ['pass_owners', { name: 'Mia' }],
    ['associate_passes', { passIds: [3] }],
    ['pass_owners', { name: 'Zoe' }],
    ['associate_passes', { passIds: [4] }],
  ]);
  expect(sessionStorage.getItem('turno.passes.draft')).toBeNull();
});

test('PAS-008 PAS-025: a pass without a name is skipped; without any name nothing happens', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  await names();
  await shown.user.click(screen.getByRole('button', goOn));
  expect(await screen.findByText('Seleziona almeno un nominativo')).toBeVisible();
  await shown.user.type((await names())[2] as HTMLElement, 'Mia');
  await shown.user.click(screen.getByRole('button', goOn));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText(/3.pass restano/)).toBeVisible();
  await shown.user.click(sheet.getByRole('button', give));
  await screen.findByText('Biglietto associato');
  const associated = posts(shown).filter(([path]) => path === 'associate_passes');
  expect(associated).toEqual([['associate_passes', { passIds: [3] }]]);
});

test('PAS-024: a pass that a person cannot have leads back to the choice, at that pass', async () => {
  const replies = [...family, refuse(associatePassesCall, 'similar_pass_already_active')];
  const shown = openWallet([nobody(...passes.slice(0, 2)), anna], replies);
  await shown.user.click(await screen.findByRole('button', { name: 'Indica per chi sono' }));
  const [first, second] = await screen.findAllByRole('combobox', { name: 'Per chi' });
  await shown.user.selectOptions(first as HTMLElement, 'Anna');
  await shown.user.selectOptions(second as HTMLElement, 'Un nuovo nome…');
  await shown.user.type(await screen.findByRole('textbox', { name: 'Nome' }), 'Leo');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  const texts = await screen.findAllByText('Un pass simile è già attivo');
  expect(texts.length).toBeGreaterThan(0);
  await waitFor(() => expect(screen.getAllByRole('combobox')[0]).toBeInvalid());
  shown.gateway.answer(associates);
  await shown.user.selectOptions(screen.getAllByRole('combobox')[0] as HTMLElement, 'Decido dopo');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText('Biglietto associato')).toBeVisible();
});

test('CON-070: after a lost connection and a reload the rest is given, and nothing twice', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  const fields = await names();
  await shown.user.type(fields[0] as HTMLElement, 'Emma');
  await shown.user.type(fields[1] as HTMLElement, 'Leo');
  shown.gateway.answer(failOffline(associatePassesCall));
  shown.gateway.answer(reply(passOwnersCall, [nobody(...passes)]));
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect((await screen.findAllByText(/Connessione assente/)).length).toBeGreaterThan(0);
  shown.unmount();

  const again = openWallet(
    [nobody(...passes.slice(0, 2)), buildPassOwner({ id: 40, name: 'Emma' })],
    family,
  );
  await again.user.click(await screen.findByRole('button', goOn));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Ingresso per Emma')).toBeVisible();
  await again.user.click(sheet.getByRole('button', give));
  await screen.findByText('Biglietto associato');
  expect(posts(again)).toEqual([
    ['associate_passes', { passIds: [1] }],
    ['pass_owners', { name: 'Leo' }],
    ['associate_passes', { passIds: [2] }],
  ]);
});

test('PAS-011 PAS-028: a wrong code is marked and nothing is taken over', async () => {
  const replies = [...family, reply(scanCodeCall, invalid)];
  const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
  await typeCode(shown, 'WRONG12345');
  const found = await screen.findAllByText('Codice non valido');
  expect(found.length).toBeGreaterThan(0);
  expect(screen.getByRole('textbox', { name: 'Codice' })).toBeVisible();
});

test('PAS-012: shared people are there after the scan; nothing is redeemed', async () => {
  const people: ScanResult = { ...invalid, mode: 'share_user_owners', counter: 2 };
  const shown = openWallet([nobody()], [reply(scanCodeCall, people)], '/my-tickets?open=manual');
  await screen.findByRole('textbox', { name: 'Codice' });
  shown.gateway.answer(reply(passOwnersCall, [nobody(), anna]));
  await typeCode(shown, 'pass.people');
  expect(await screen.findByText(/2.persone sono ora/)).toBeVisible();
  expect(await screen.findByRole('link', { name: /Anna/ })).toBeVisible();
  expect(posts(shown).map(([path]) => path)).toEqual(['scan_code']);
});

test('PAS-013: of two phones with one code the second is told, and keeps nothing', async () => {
  const replies = [...family, refuse(redeemPassesCall, 'passes_not_redeemable')];
  const shown = openWallet([nobody()], replies, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  await shown.user.type((await names())[0] as HTMLElement, 'Emma');
  await shown.user.click(screen.getByRole('button', goOn));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByText('Pass non riscattabili')).toBeVisible();
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
});
