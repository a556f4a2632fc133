import { sharePassOwnersCall, withdrawShareCall } from '@turno/shared-types/passes';
import { buildPassOwner, passTime, refuse, reply, setClock } from '@turno/shared-ui/test';
import { issuing, openCodes, withdraw } from '../../../test/open-codes.ts';

beforeEach(() => setClock('2026-11-21T10:00:00Z'));

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

test('PAS-036 each code of the sheet has its own end, and what is still open can be withdrawn', async () => {
  const { user, show, close, closed, ofPasses, withdrawn } = await openCodes(
    reply(withdrawShareCall, {}),
  );
  await show();
  await close();
  setClock('2026-11-21T10:04:00Z');
  await user.click(ofPasses());
  const both = await show();
  expect(both.getByRole('timer')).toHaveTextContent(/6:0[01]/);
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  expect(await both.findByRole('alert')).toHaveTextContent(/^Il codice è scaduto\.$/);
  expect(both.getByText('Anna')).toBeVisible();
  expect(both.queryByText('pass.anna')).toBeNull();
  expect(both.getByRole('button', { name: 'Nuovo codice' })).toBeEnabled();
  await user.click(both.getByRole('button', { name: /prossimo codice/ }));
  expect(both.getByText('pass.four')).toBeVisible();
  expect(both.getByRole('timer')).toHaveTextContent(/3:5\d/);
  await user.click(both.getByRole('button', withdraw));
  await closed();
  expect(withdrawn()).toContain('pass.four');
});

test('PAS-036 a new code for one that ended leaves those that are open', async () => {
  const { user, show, close, ofPasses } = await openCodes();
  await show();
  await close();
  setClock('2026-11-21T10:04:00Z');
  await user.click(ofPasses());
  const both = await show();
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  await user.click(await both.findByRole('button', { name: 'Nuovo codice' }));
  expect(await both.findByText('pass.anna2')).toBeVisible();
  expect(both.getByRole('timer')).toHaveTextContent('10:00');
  await user.click(both.getByRole('button', { name: /prossimo codice/ }));
  expect(both.getByText('pass.four')).toBeVisible();
  expect(both.getByRole('timer')).toHaveTextContent(/3:5\d/);
});

test('PAS-036 once all codes of the sheet have ended, the passes are said to be here', async () => {
  const { user, show, ofPasses } = await openCodes();
  await user.click(ofPasses());
  const both = await show();
  jest.setSystemTime(new Date('2026-11-21T10:10:01Z'));
  expect(await both.findByRole('alert')).toHaveTextContent(/scaduto. I pass sono ancora/);
  expect(both.queryByRole('button', withdraw)).toBeNull();
});

test('PAS-020 a new code is one that can be used, also where the service still counts the last one as open', async () => {
  const { user, gateway, show } = await openCodes();
  const sheet = await show();
  jest.setSystemTime(new Date('2026-11-21T10:10:00.100Z'));
  await user.click(await sheet.findByRole('button', { name: 'Nuovo codice' }));
  expect(await sheet.findByText('pass.anna2')).toBeVisible();
  expect(sheet.getByRole('timer')).toHaveTextContent('10:00');
  expect(gateway.requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    passOwnerIds: [buildPassOwner().id],
  });
});

test('PAS-020 a code that ends while it is asked for again makes way for another', async () => {
  const { gateway, show, close } = await openCodes();
  await show();
  await close();
  setClock('2026-11-21T10:09:59Z');
  const service = issuing(sharePassOwnersCall, 2);
  gateway.answer({
    ...service,
    work(request) {
      jest.setSystemTime(new Date('2026-11-21T10:10:00.100Z'));
      return service.work(request);
    },
  });
  const again = await show();
  expect(again.getByText('pass.anna2')).toBeVisible();
  expect(again.getByRole('timer')).toHaveTextContent('10:00');
});

test('PAS-036 a code that was used counts down no more, and the others of the sheet go on', async () => {
  const { user, gateway, show, ofPasses } = await openCodes();
  await user.click(ofPasses());
  const both = await show();
  gateway.answer(refuse(sharePassOwnersCall, 'passes_not_redeemable'));
  await passTime(5_000);
  expect(both.getByRole('status')).toHaveTextContent('Il codice è già stato usato');
  expect(both.queryByText('pass.anna')).toBeNull();
  expect(both.queryByRole('timer')).toBeNull();
  await user.click(both.getByRole('button', { name: /prossimo codice/ }));
  expect(both.getByText('pass.four')).toBeVisible();
  expect(both.getByRole('timer')).toHaveTextContent(/9:5\d/);
});
