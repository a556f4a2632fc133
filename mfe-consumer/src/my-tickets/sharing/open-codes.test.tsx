import { screen, waitFor, within } from '@testing-library/react';
import {
  passOwnersCall,
  sharePassesCall,
  sharePassOwnersCall,
  withdrawShareCall,
} from '@turno/shared-types/passes';
import {
  axeViolations,
  buildEntrance,
  buildPassOwner,
  type FakeReply,
  failOffline,
  refuse,
  reply,
  setClock,
} from '@turno/shared-ui/test';
import { nobody, openWallet } from '../../../test/wallet.ts';

const unnamed = nobody(buildEntrance({ id: 4 }));
/** A code that is issued, but for one that the page has already. */
const issues = (call: typeof sharePassOwnersCall | typeof sharePassesCall, token: string) =>
  reply(call, ({ body }) => ({ shareToken: Reflect.get(Object(body), 'shareToken') ?? token }));

beforeEach(() => setClock('2026-11-21T10:00:00Z'));

/** The sheet with the codes of Anna and of a pass without a name. */
async function openCodes(...answers: FakeReply[]) {
  const shown = openWallet(
    [unnamed, buildPassOwner()],
    [issues(sharePassOwnersCall, 'pass.anna'), issues(sharePassesCall, 'pass.four'), ...answers],
  );
  const { user } = shown;
  await user.click(await screen.findByRole('button', { name: 'Condividi i pass' }));
  await user.click(screen.getByRole('checkbox', { name: /Anna/ }));
  const show = async () => {
    await user.click(screen.getByRole('button', { name: 'Mostra il codice' }));
    return within(await screen.findByRole('dialog'));
  };
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const close = async () => {
    await user.click(screen.getByRole('button', { name: 'Chiudi' }));
    await closed();
  };
  return {
    ...shown,
    show,
    closed,
    close,
    ofPasses: () => screen.getByRole('checkbox', { name: /nessuno/ }),
  };
}

const withdraw = { name: 'Ritira il codice' };

test('PAS-020 a code that is still open is shown again, with the time that is left', async () => {
  const { gateway, show, close } = await openCodes();
  const first = await show();
  expect(first.getByText('pass.anna')).toBeVisible();
  await close();
  setClock('2026-11-21T10:04:00Z');
  const again = await show();
  expect(again.getByText('pass.anna')).toBeVisible();
  expect(again.getByRole('timer')).toHaveTextContent(/6:0[01]/);
  const bodies = gateway.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies).toEqual([
    { passOwnerIds: [buildPassOwner().id] },
    { passOwnerIds: [buildPassOwner().id], shareToken: 'pass.anna' },
  ]);
});

test('PAS-020 the service has another code: it is shown with ten minutes', async () => {
  const { gateway, show, close } = await openCodes();
  await show();
  await close();
  setClock('2026-11-21T10:04:00Z');
  gateway.answer(reply(sharePassOwnersCall, { shareToken: 'pass.second' }));
  const again = await show();
  expect(again.getByText('pass.second')).toBeVisible();
  expect(again.getByRole('timer')).toHaveTextContent('10:00');
});

test('PAS-036 codes of which one was open before end with it', async () => {
  const { user, show, close, ofPasses } = await openCodes();
  await show();
  await close();
  setClock('2026-11-21T10:04:00Z');
  await user.click(ofPasses());
  const both = await show();
  expect(both.getByRole('timer')).toHaveTextContent(/6:0[01]/);
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  expect(await both.findByRole('alert')).toHaveTextContent('Il codice è scaduto');
});

test('PAS-036 all codes of the sheet are withdrawn, and the choice stays', async () => {
  const { user, gateway, show, closed, ofPasses } = await openCodes(reply(withdrawShareCall, {}));
  await user.click(ofPasses());
  const sheet = await show();
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Codice ritirato: i pass restano/)).toBeVisible();
  await closed();
  const withdrawn = gateway.requests.filter(({ method }) => method === 'DELETE');
  expect(withdrawn.map(({ body }) => body)).toEqual([
    { token: 'pass.anna' },
    { token: 'pass.four' },
  ]);
  expect(screen.getByRole('checkbox', { name: /Anna/ })).toBeChecked();
});

test('PAS-036 a code that was used meanwhile is said to be, and what went is gone', async () => {
  const { user, gateway, show, closed } = await openCodes(
    refuse(withdrawShareCall, 'passes_not_redeemable'),
  );
  const sheet = await show();
  gateway.answer(reply(passOwnersCall, [unnamed]));
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Il codice è già stato usato/)).toBeVisible();
  await closed();
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /Anna/ })).toBeNull());
});

test('PAS-036 without a network the code stays, and can be withdrawn again', async () => {
  const { user, show } = await openCodes(failOffline(withdrawShareCall));
  const sheet = await show();
  await user.click(sheet.getByRole('button', withdraw));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  expect(sheet.getByText('pass.anna')).toBeVisible();
  expect(sheet.getByRole('button', withdraw)).toBeEnabled();
});
