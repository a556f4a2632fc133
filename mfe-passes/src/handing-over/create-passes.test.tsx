import { screen, waitFor, within } from '@testing-library/react';
import { createPassesCall, passTypesCall, sharePassesCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildMerchant,
  buildSession,
  failOffline,
  refuse,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { bodies, buildPass, creates, nothingLeft, shares, types } from '../../test/passes.ts';
import { mine, show } from '../../test/show.tsx';

const FRANCHISING = {
  id: 4,
  name: 'Acquario',
  logoUrl: null,
  ticketsExpireIn: null,
  brandColour: null,
};
const park = mine(buildMerchant({ franchisingId: 4, franchising: FRANCHISING }));
const basic = [park, types, nothingLeft, shares];

beforeEach(() => localStorage.clear());

const open = (...replies: (typeof types)[]) =>
  show({ path: '/scan-create-pass?way=create', replies: [...basic, ...replies] });
const createButton = () => screen.findByRole('button', { name: /^Crea/ });

test('PSU-002 PSU-004 PAS-019 passes of the first type are created; their code is shown, with what it hands over', async () => {
  const shown = open(creates);
  const select = await screen.findByRole('combobox', { name: 'Tipo di pass' });
  expect(select).toHaveDisplayValue('Ingresso giornaliero');
  expect(screen.getAllByRole('radio')).toHaveLength(6);
  const more = within(screen.getByRole('combobox', { name: /più/ }));
  expect(more.getAllByRole('option').filter((each) => each.textContent)).toHaveLength(10);
  await shown.user.click(screen.getByRole('radio', { name: /4/ }));
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.click(await createButton());
  const code = await screen.findByRole('img', { name: /prende i pass/ });
  expect(code).toHaveAttribute('width', '300');
  expect(bodies(shown, '/passes')).toEqual([{ passTypeId: 3, passCount: 4 }]);
  expect(bodies(shown, '/passes/share')).toEqual([{ passIds: [10, 11, 12, 13], staff: true }]);
  expect(screen.getByText(/^4\spass$/).parentElement).toHaveTextContent(
    'Ingresso giornaliero · Acquario',
  );
  expect(screen.getByText('Il codice vale ancora')).toBeVisible();
  expect(screen.getByText(/Il codice vale una volta sola.*anche se chiudi/)).toBeVisible();
  expect(screen.getByText('pass.shared')).toBeVisible();
});

test('PSU-003 the code fills the screen for the customer’s phone', async () => {
  const { user } = open(creates);
  await user.click(await createButton());
  // jsdom has the element without its methods.
  const showModal = jest.fn();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  await user.click(await screen.findByRole('button', { name: 'Schermo intero' }));
  expect(showModal).toHaveBeenCalled();
});

test('passes are printed eight to a page, with code, type and validity', async () => {
  window.print = jest.fn();
  const { user } = open(creates);
  await user.selectOptions(await screen.findByRole('combobox', { name: /più/ }), '15');
  await user.click(await createButton());
  await user.click(await screen.findByRole('button', { name: 'Stampa i pass' }));
  const sheet = document.querySelector('body > [data-print]');
  expect(sheet).toHaveTextContent('Ingresso giornalieroAcquarioIngresso');
  expect(sheet).toHaveTextContent('Valido un giorno, dall’attivazioneK7QX2MBP10');
  const perSheet = [...(sheet?.children ?? [])].map(({ children }) => children.length);
  expect(perSheet).toEqual([8, 7]);
  expect(window.print).toHaveBeenCalled();
});

test('a printed pass names the places that accept it, wherever staff work', async () => {
  window.print = jest.fn();
  const names = ['Museo', 'Parco', 'Teatro', 'Lido', 'Torre'];
  const places = names.map((name, at) => ({ id: at + 1, name }));
  const type = { id: 3, name: 'Ingresso', mode: 'generic', kind: 0, franchisingId: null } as const;
  const passes = [buildPass(10, { passTypeId: 3, pass_type: type })];
  const { user } = open(
    reply(createPassesCall, { passIds: [10], passes }),
    reply(passTypesCall, [{ ...type, merchants: places }]),
  );
  await user.click(await createButton());
  await user.click(await screen.findByRole('button', { name: 'Stampa i pass' }));
  const sheet = document.querySelector('body > [data-print]');
  expect(sheet).toHaveTextContent('Museo, Parco, Teatro e altre 2');
});

test('the types of the place where staff work come first; two of one name say where they are accepted', async () => {
  const [here, there] = [buildMerchant(), { id: 99, name: 'Museo' }];
  const type = { name: 'Ingresso', mode: 'generic', kind: 0, franchisingId: null } as const;
  open(
    reply(passTypesCall, [
      { ...type, id: 1, merchants: [there] },
      { ...type, id: 2, merchants: [{ id: here.id, name: here.name }] },
      { ...type, id: 3, name: 'Corsa', merchants: [there] },
    ]),
  );
  const select = await screen.findByRole('combobox', { name: 'Tipo di pass' });
  const labels = within(select)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(labels).toEqual([`Ingresso (${here.name})`, 'Ingresso (Museo)', 'Corsa']);
  expect(select).toHaveDisplayValue(`Ingresso (${here.name})`);
});

test('PAS-036 the code of an expired token is hidden, and a new one is issued', async () => {
  setClock('2026-11-21T10:00:00Z');
  const shown = open(creates);
  await shown.user.click(await createButton());
  await screen.findByRole('img', { name: /prende i pass/ });
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  const again = await screen.findByRole('button', { name: 'Nuovo codice' });
  expect(screen.queryByRole('img', { name: /prende i pass/ })).not.toBeInTheDocument();
  shown.gateway.answer(reply(sharePassesCall, { shareToken: 'pass.another' }));
  await shown.user.click(again);
  expect(await screen.findByRole('img', { name: /prende i pass/ })).toBeVisible();
  expect(bodies(shown, '/passes/share')).toHaveLength(2);
});

test('PSU-012 PAS-035 types that cannot be loaded have an error of their own', async () => {
  const { user, gateway } = open(refuse(passTypesCall, 'pass_types_error'));
  const [title] = await screen.findAllByText('Errore nel recupero dei tipi di pass');
  expect(title).toBeVisible();
  gateway.answer(types);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await createButton()).toBeVisible();
});

test('an account whose places accept no passes sees an explanation', async () => {
  open(reply(passTypesCall, []));
  expect(await screen.findByText('Nessun tipo di pass')).toBeVisible();
});

test('PAS-019 a creation whose answer was lost is sent again under its key', async () => {
  const shown = open(failOffline(createPassesCall));
  await shown.user.click(await createButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/Connessione assente/);
  shown.gateway.answer(creates);
  await shown.user.click(await createButton());
  await screen.findByRole('img', { name: /prende i pass/ });
  const keys = shown.gateway.requests
    .filter(({ path, method }) => method === 'POST' && path.endsWith('/passes'))
    .map(({ headers }) => headers.get('idempotency-key'));
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
});

test('PAS-020 PSU-004 passes that cannot be shared open no sheet; they are offered again', async () => {
  const { user } = open(creates, refuse(sharePassesCall, 'codes_not_valid'));
  await user.click(await createButton());
  expect(await screen.findByText('Alcuni codici non sono validi')).toBeVisible();
  expect(screen.queryByRole('img', { name: /prende i pass/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mostra un codice' })).toBeVisible();
});

test('PSU-003 created passes are not lost with their sheet: the code is shown again, until the customer has them', async () => {
  const first = open(creates);
  await first.user.click(await createButton());
  await screen.findByRole('img', { name: /prende i pass/ });
  first.unmount();
  const { user, gateway } = open();
  const again = () => screen.findByRole('button', { name: 'Mostra un codice' });
  expect((await again()).closest('[role=status]')).toHaveTextContent(/1.pass Ingresso giornaliero/);
  await user.click(await again());
  expect(await screen.findByRole('img', { name: /prende i pass/ })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Fatto' }));
  gateway.answer(refuse(sharePassesCall, 'codes_not_valid'));
  await user.click(await again());
  expect(await screen.findByText('Il cliente ha già preso questi pass')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Mostra un codice' })).toBeNull();
});

test('PSU-003 the passes of another account, or of yesterday, are not offered', async () => {
  const passes = [buildPass(1)];
  for (const created of [
    { staffId: 9_999, at: Date.now(), passes },
    { staffId: buildSession().id, at: Date.now() - 13 * 3_600_000, passes },
    { staffId: buildSession().id, at: Date.now(), passes: [{}] },
  ]) {
    localStorage.setItem('createdPasses', JSON.stringify(created));
    const { unmount } = open();
    await createButton();
    expect(screen.queryByText('Ultimi pass creati')).toBeNull();
    unmount();
  }
});

test('PSU-001 the address names the way, so that a reload keeps it', async () => {
  const { user, address } = show({ replies: [...basic] });
  await user.click(await screen.findByRole('tab', { name: 'Crea pass' }));
  expect(address()).toBe('/scan-create-pass?way=create');
  await user.click(screen.getByRole('tab', { name: 'Controlla biglietti' }));
  await waitFor(() => expect(address()).toBe('/scan-create-pass'));
});
