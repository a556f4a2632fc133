import { screen, waitFor, within } from '@testing-library/react';
import { associatePassesCall, passOwnersCall } from '@turno/shared-types/passes';
import { axeViolations, buildPassOwner, failOffline, refuse, reply } from '@turno/shared-ui/test';
import {
  anna,
  associates,
  family,
  forget,
  give,
  goOn,
  names,
  passes,
  posts,
  typeCode,
} from '../../../test/giving.ts';
import { nobody, openWallet } from '../../../test/wallet.ts';

beforeEach(forget);

test('CON-070 PAS-025: four children and four passes: one scan, four names, one question', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  expect(await screen.findByText(/trovati più pass/)).toBeVisible();
  const fields = await names();
  for (const [index, name] of ['Emma', 'Leo', 'Mia', 'Zoe'].entries()) {
    await shown.user.fill(fields[index] as HTMLElement, name);
  }
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(screen.getByRole('button', goOn));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Ingresso per Emma')).toBeVisible();
  expect(sheet.getByRole('alert')).toHaveTextContent('resta per sempre');
  expect(posts(shown).map(([path]) => path)).toEqual(['scan_code']);
  await shown.user.click(sheet.getByRole('button', give));
  expect(await screen.findByText('Pass associato')).toBeVisible();
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
  await screen.findByText('Pass associato');
  const associated = posts(shown).filter(([path]) => path === 'associate_passes');
  expect(associated).toEqual([['associate_passes', { passIds: [3] }]]);
});

test('PAS-031: a name typed for two passes of one kind is pointed out before they are given for good', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  const fields = await names();
  for (const [index, name] of ['Emma', 'emma ', 'Mia'].entries()) {
    await shown.user.fill(fields[index] as HTMLElement, name);
  }
  await shown.user.click(screen.getByRole('button', goOn));
  const sheet = within(await screen.findByRole('dialog'));
  const warnings = sheet.getAllByRole('alert').map(({ textContent }) => textContent);
  expect(warnings).toEqual([
    expect.stringContaining('Emma riceve più di un pass «Ingresso»'),
    expect.stringContaining('resta per sempre'),
  ]);
});

test('PAS-026: when the last pass is handled the flow is over and everybody is read again', async () => {
  const shown = openWallet([nobody(...passes.slice(0, 2)), anna], family);
  await shown.user.click(await screen.findByRole('button', { name: 'Indica per chi sono' }));
  const [first] = await screen.findAllByRole('combobox', { name: 'Per chi' });
  await shown.user.selectOptions(first as HTMLElement, 'Anna');
  await shown.user.click(screen.getByRole('button', goOn));
  const reads = () => shown.gateway.requests.filter(({ method }) => method === 'GET').length;
  const before = reads();
  shown.gateway.answer(reply(passOwnersCall, [nobody(), { ...anna, name: 'Anna Bianca' }]));
  await shown.user.click(within(await screen.findByRole('dialog')).getByRole('button', give));
  expect(await screen.findByRole('link', { name: /Anna Bianca/ })).toBeVisible();
  expect(reads()).toBeGreaterThan(before);
  expect(screen.queryByRole('combobox', { name: 'Per chi' })).not.toBeInTheDocument();
  expect(sessionStorage.getItem('turno.passes.draft')).toBeNull();
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
  expect(await screen.findByText('Pass associato')).toBeVisible();
});

test('CON-070: after a lost connection and a reload the rest is given, and nothing twice', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  const fields = await names();
  await shown.user.fill(fields[0] as HTMLElement, 'Emma');
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
  await screen.findByText('Pass associato');
  expect(posts(again)).toEqual([
    ['associate_passes', { passIds: [1] }],
    ['pass_owners', { name: 'Leo' }],
    ['associate_passes', { passIds: [2] }],
  ]);
});
