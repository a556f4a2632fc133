import { screen, waitFor } from '@testing-library/react';
import { checkInCall, myMerchantCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  failOffline,
  fakeAudio,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import {
  admitted,
  checkInRequests,
  checks,
  merchants,
  mine,
  show,
  type,
} from '../../test/show.tsx';

// These tests have no camera; entrance-camera.test.tsx has one.
let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const CODE = 'K7QX2MBP9D';
const accepts = reply(checkInCall, admitted());

test('PSU-008 PSU-009 a typed code lets its holder in: shown, said and first of the list', async () => {
  const shown = show({ replies: [merchants, accepts] });
  await type(shown, 'k7qx2-mbp9d');
  const reader = await screen.findByRole('region', { name: 'Lettore' });
  await waitFor(() => expect(reader).toHaveTextContent('Può entrareBiglietto FO8'));
  expect(await screen.findByText(/Può entrare\. Biglietto FO8/)).toBeInTheDocument();
  expect(reader).toHaveTextContent('Biglietto FO8 · Banco · 2 persone');
  expect(checks()).toEqual(['Può entrareBiglietto FO8 · Banco · 2\u00a0persone11:00']);
  expect(checkInRequests(shown)).toMatchObject([
    { path: '/private/merchants/7/queues/checkin_ticket', body: { token: CODE } },
  ]);
  expect(shown.events).toContainEqual({ type: 'title', title: 'Ingressi e pass' });
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('PSU-009 Fast Track is shown', async () => {
  const shown = show({ replies: [merchants, reply(checkInCall, admitted({ isFastTrack: true }))] });
  await type(shown, CODE);
  await waitFor(() => expect(checks()[0]).toContain('Fast Track'));
  expect(screen.getByRole('region', { name: 'Lettore' })).toHaveTextContent('Fast Track');
});

test('the result stays until the next ticket is read', async () => {
  const shown = show({ replies: [merchants, accepts] });
  await type(shown, CODE);
  const reader = await screen.findByRole('region', { name: 'Lettore' });
  await waitFor(() => expect(reader).toHaveTextContent('Può entrare'));
  shown.gateway.answer(neverAnswer(checkInCall));
  await type(shown, 'BBBBBBBBBB');
  await waitFor(() => expect(reader).not.toHaveTextContent('Può entrare'));
});

const rejected = { ticketValue: 'FO8', queueName: 'Banco', paxCount: 2, isFastTrack: false };

const movedTo = { ticketValue: 'RI4', queueName: 'Ritiro' };
const enteredAt = '2026-11-20T09:58:00.000Z';
test.each([
  ['ticket_not_processable', { serving: '3' }, 'Non ancora chiamato: ora si serve 3'],
  ['ticket_not_processable', { serving: null }, 'Non ancora chiamato'],
  ['ticket_not_valid', { movedTo }, 'Spostato: ora è RI4, Ritiro'],
  ['ticket_not_valid', { ended: 'left' }, 'Ha lasciato la coda: il biglietto non vale più'],
  ['ticket_already_scanned', { enteredAt }, 'Biglietto già scansionato: 20/11/2026, 10:58'],
] as const)('PAS-034 S-21 %s with %j names the ticket and says why', async (code, fact, text) => {
  const shown = show({ replies: [merchants, refuse(checkInCall, code, { ...rejected, ...fact })] });
  await type(shown, CODE);
  const said = `${text}Biglietto FO8 · Banco · 2\u00a0persone`;
  await waitFor(() => expect(checks()[0]).toMatch(`Non può entrare${said}`));
  expect(screen.getByRole('region', { name: 'Lettore' }).textContent).toContain(said);
});

test.each([
  ['qr_expired', 'Codice scaduto'],
  ['qr_invalid', 'Codice non valido'],
  ['ticket_not_valid', 'Biglietto non valido'],
  ['ticket_not_processable', 'Biglietto non processabile'],
  ['ticket_already_scanned', 'Biglietto già scansionato'],
  ['ticket_of_another_day', 'Questo biglietto vale per un altro giorno: 22/11/2026'],
] as const)(
  'PSU-008 PAS-034 %s rejects a typed code and says why, never of a QR code',
  async (code, text) => {
    const shown = show({ replies: [merchants, refuse(checkInCall, code, { date: '2026-11-22' })] });
    await type(shown, CODE);
    await waitFor(() => expect(checks()[0]).toMatch(`Non può entrare${text}`));
    expect(screen.getByRole('region', { name: 'Lettore' })).toHaveTextContent(text);
  },
);

test('who may enter and who may not sound and feel different', async () => {
  const audio = fakeAudio();
  const vibrate = jest.fn();
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
  const shown = show({ replies: [merchants, accepts] });
  await type(shown, CODE);
  await waitFor(() => expect(audio.played).toEqual([880, 1_318.5]));
  await type(shown, CODE);
  await waitFor(() => expect(audio.played.slice(2)).toEqual([196, 196]));
  expect(vibrate.mock.calls).toEqual([[[80]], [[200, 100, 200]]]);
  audio.restore();
  Reflect.deleteProperty(navigator, 'vibrate');
});

test('PSU-007 a checked-in code is rejected without a call', async () => {
  const shown = show({ replies: [merchants, accepts] });
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  await type(shown, CODE);
  const said = /già scansionato: (21\/11\/2026, )?11:00Biglietto FO8/;
  await waitFor(() => expect(checks()[0]).toMatch(said));
  expect(checkInRequests(shown)).toHaveLength(1);
});

test('a rejected code may be scanned again, as a new check', async () => {
  const shown = show({ replies: [merchants, refuse(checkInCall, 'ticket_not_processable')] });
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  shown.gateway.answer(accepts);
  await type(shown, CODE);
  await waitFor(() => expect(checks()[0]).toContain('Può entrare'));
  expect(new Set(checkInRequests(shown).map(({ key }) => key)).size).toBe(2);
});

test('PAS-032 a check without an answer is no verdict, and is sent again under the same key', async () => {
  const shown = show({ replies: [merchants, failOffline(checkInCall)] });
  await type(shown, CODE);
  expect(await screen.findByText('Non ancora deciso')).toBeVisible();
  expect(screen.getAllByText(/Connessione assente/)[0]).toBeVisible();
  expect(checks()).toEqual([]);
  shown.gateway.answer(accepts);
  await type(shown, CODE);
  await waitFor(() => expect(checks()[0]).toContain('Può entrare'));
  expect(new Set(checkInRequests(shown).map(({ key }) => key)).size).toBe(1);
});

test('an empty code is not sent', async () => {
  const shown = show({ replies: [merchants] });
  await type(shown, ' ');
  expect(screen.getByRole('textbox', { name: 'Codice' })).toHaveAccessibleDescription(
    /Scrivi il codice/,
  );
  expect(checkInRequests(shown)).toEqual([]);
});

test('MER-013 the merchant is chosen among several and remembered; each has its own list', async () => {
  const bar = buildMerchant({ id: 8, name: 'Bar Sole' });
  const replies = [mine(buildMerchant(), bar), accepts];
  const shown = show({ replies });
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Attività' }), 'Bar Sole');
  expect(checks()).toEqual([]);
  await type(shown, 'CCCCCCCCCC');
  await waitFor(() => expect(checks()).toHaveLength(1));
  expect(checkInRequests(shown).at(-1)?.path).toBe('/private/merchants/8/queues/checkin_ticket');
  shown.unmount();
  show({ replies });
  expect(await screen.findByRole('combobox', { name: 'Attività' })).toHaveDisplayValue('Bar Sole');
});

test('MER-013 a single merchant is named, not chosen', async () => {
  show({ replies: [merchants] });
  expect(await screen.findByText('Forno Aurora')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
});

test('the page shows a loading state after a short delay', async () => {
  show({ replies: [neverAnswer(myMerchantCall)] });
  expect(await screen.findByText('Caricamento…')).toBeInTheDocument();
});

test('S-08 staff without merchants see an explanation, and where an invitation is', async () => {
  show({ replies: [mine()] });
  expect(await screen.findByText('Nessuna attività')).toBeVisible();
  expect(
    screen.getByText(/Ti hanno già invitato\? Apri il link nell’e-mail dell’invito/),
  ).toBeVisible();
});

test('a load that fails can be tried again', async () => {
  const { user, gateway } = show({ replies: [failOffline(myMerchantCall)] });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  expect(screen.getByText(/Connessione assente/)).toBeVisible();
  gateway.answer(merchants);
  await user.click(retry);
  expect(await screen.findByRole('region', { name: 'Lettore' })).toBeVisible();
});
