import { screen, waitFor, within } from '@testing-library/react';
import { checkInCall, undoCheckInCall } from '@turno/shared-types';
import { axeViolations, buildSession, refuse, reply } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import { admitted, checkInRequests, checks, merchants, show, type } from '../../test/show.tsx';

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
const PARTY = { paxCount: 4, admittedPax: 4, peopleLeft: 0, entryId: 'entry-1' };
const accepts = reply(checkInCall, ({ body }) => {
  const { token, paxCount = 4 } = body as { token: string; paxCount?: number };
  return admitted({ ...PARTY, token, admittedPax: paxCount, peopleLeft: 4 - paxCount });
});
const undoes = reply(undoCheckInCall, {
  entryId: 'entry-1',
  ticketValue: 'FO8',
  queueName: 'Banco',
  paxCount: 4,
  isFastTrack: false,
  peopleLeft: 4,
});

const reader = () => screen.findByRole('region', { name: 'Lettore' });
const undoRequests = ({ gateway }: ReturnType<typeof show>) =>
  gateway.requests.filter(({ path }) => path.endsWith('/undo')).map(({ body }) => body);

async function press({ user }: ReturnType<typeof show>, name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

test('PAS-032 an entry is undone with a reason, and its code can be scanned again', async () => {
  const shown = show({ replies: [merchants, accepts, undoes] });
  await type(shown, CODE);
  await press(shown, 'Annulla l’ingresso');
  expect(await screen.findByText('Perché annulli l’ingresso?')).toBeVisible();
  await press(shown, 'Sono tornati indietro');
  await waitFor(async () => expect(await reader()).toHaveTextContent('Ingresso annullato'));
  expect(undoRequests(shown)).toEqual([{ entryId: 'entry-1', reason: 'turned_back' }]);
  expect(checks()[0]).toContain('Ingresso annullatoSono tornati indietro');
  expect(screen.getByText(/Ingresso annullato\. Sono tornati/)).toBeInTheDocument();
  expect(await axeViolations(shown.container)).toEqual([]);
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(2));
  expect(checkInRequests(shown)).toHaveLength(2);
});

test('PAS-032 a party enters in two parts', async () => {
  const shown = show({ replies: [merchants, accepts, undoes] });
  await type(shown, CODE);
  await press(shown, 'Entrano in meno');
  await shown.user.click(await screen.findByRole('radio', { name: /3.persone/ }));
  await press(shown, 'Fai entrare');
  await waitFor(async () =>
    expect(await reader()).toHaveTextContent('Entra una parte del gruppo: 3 su 4. Ancora fuori: 1'),
  );
  expect(undoRequests(shown)).toEqual([{ entryId: 'entry-1', reason: 'wrong_pax_count' }]);
  const [whole, part] = checkInRequests(shown);
  expect([whole?.body, part?.body]).toEqual([{ token: CODE }, { token: CODE, paxCount: 3 }]);
  expect(part?.key).not.toBe(whole?.key);
  shown.gateway.answer(
    reply(checkInCall, admitted({ ...PARTY, admittedPax: 1, entryId: 'entry-2' })),
  );
  await type(shown, CODE);
  await waitFor(() => expect(checks()[0]).toContain('Entra il resto del gruppo: 1 su 4'));
});

test('PAS-032 a party that came with passes is shown by name; the names are not stored', async () => {
  const partyNames = ['Anna', 'Tommaso'];
  const named = reply(checkInCall, admitted({ ...PARTY, paxCount: 2, partyNames }));
  const shown = show({ replies: [merchants, named] });
  await type(shown, CODE);
  await waitFor(async () => expect(await reader()).toHaveTextContent('Anna, Tommaso'));
  expect(checks()[0]).toContain('Anna, Tommaso');
  expect(localStorage.getItem('checkInHistory')).toContain(CODE);
  expect(localStorage.getItem('checkInHistory')).not.toContain('Anna');
});

test('PAS-032 an undo that comes too late says so, and the entry stays', async () => {
  const shown = show({ replies: [merchants, accepts, refuse(undoCheckInCall, 'undo_too_late')] });
  await type(shown, CODE);
  await press(shown, 'Annulla l’ingresso');
  await press(shown, 'Altro motivo');
  expect(await screen.findByText(/l’ingresso resta valido/)).toBeVisible();
  expect(await reader()).toHaveTextContent('Può entrare');
});

test('an earlier entry is undone from the list, a rejected one cannot be', async () => {
  const shown = show({ replies: [merchants, accepts, undoes] });
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  shown.gateway.answer(refuse(checkInCall, 'qr_invalid'));
  await type(shown, 'BBBBBBBBBB');
  await waitFor(() => expect(checks()).toHaveLength(2));
  const [first] = screen.getAllByRole('listitem').slice(-1);
  await shown.user.click(within(first as HTMLElement).getByRole('button', { name: /Annulla/ }));
  await press(shown, 'Biglietto sbagliato');
  await waitFor(() => expect(checks()[1]).toContain('Ingresso annullato'));
  expect(screen.queryByRole('button', { name: /Annulla/ })).not.toBeInTheDocument();
});

test('PSU-008 the history survives a reload, for the account that made it alone', async () => {
  const shown = show({ replies: [merchants, accepts] });
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  shown.unmount();
  const again = show({ replies: [merchants, accepts] });
  await waitFor(() => expect(checks()[0]).toContain('Può entrareBiglietto FO8'));
  await type(again, CODE);
  await waitFor(() => expect(checks()[0]).toContain('Biglietto già scansionato'));
  expect(checkInRequests(again)).toEqual([]);
  again.unmount();
  show({ session: buildSession({ id: 99, roles: ['ROLE_MERCHANT'] }), replies: [merchants] });
  expect(await screen.findByText('Nessun biglietto controllato finora.')).toBeVisible();
});

test.each(['no JSON', '[1]', '{"1 7":[{"token":5}]}', 'null'])(
  'a stored history that cannot be read is empty: %s',
  async (stored) => {
    localStorage.setItem('checkInHistory', stored);
    show({ replies: [merchants] });
    expect(await screen.findByText('Nessun biglietto controllato finora.')).toBeVisible();
  },
);
