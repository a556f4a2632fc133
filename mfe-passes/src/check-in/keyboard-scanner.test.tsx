import { screen, waitFor, within } from '@testing-library/react';
import { checkInCall } from '@turno/shared-types';
import { neverAnswer, reply } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import { admitted, checkInRequests, checks, merchants, show, type } from '../../test/show.tsx';

let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const accepts = reply(checkInCall, ({ body }) => admitted(body as { token: string }));
const CODES = ['AAAAAAAAA1', 'BBBBBBBBB2', 'CCCCCCCCC3', 'DDDDDDDDD4'] as const;

test('PSU-007 codes that a scanner reads during a check are each checked, in their order', async () => {
  const [first, ...others] = CODES;
  const shown = show({ replies: [merchants, neverAnswer(checkInCall)] });
  await type(shown, first);
  for (const code of others) await type(shown, code);
  expect(checkInRequests(shown)).toHaveLength(1);
  shown.gateway.answer(accepts);
  await waitFor(() => expect(checks()).toHaveLength(others.length));
  const sent = checkInRequests(shown).map(({ body }) => Object(body).token);
  expect(sent.slice(-others.length)).toEqual(others);
});

test.each([
  'K7QX2MBP9D',
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpYXQiOjE3OTU2OTg2OTgsIm5vbmNlIjoiYSJ9.c2lnbmF0dXJl',
])('PSU-007 a scanner that reads %s while the gate is named does not name it so', async (code) => {
  const shown = show({ replies: [merchants, accepts] });
  await shown.user.click(await screen.findByRole('button', { name: 'Dai un nome all’ingresso' }));
  const sheet = within(await screen.findByRole('dialog'));
  const field = sheet.getByRole('textbox', { name: 'Ingresso' });
  await shown.user.type(field, `${code}{Enter}`);
  expect(await sheet.findByText(/non è stato controllato/)).toBeVisible();
  expect(field).toHaveValue('');
  await shown.user.type(field, 'Nord{Enter}');
  await shown.user.click(await screen.findByRole('button', { name: 'Ingresso: Nord' }));
  const again = within(await screen.findByRole('dialog'));
  await shown.user.type(again.getByRole('textbox', { name: 'Ingresso' }), `${code}{Enter}`);
  expect(await again.findByText(/non è stato controllato/)).toBeVisible();
  expect(again.getByRole('textbox', { name: 'Ingresso' })).toHaveValue('Nord');
});
