import { screen, waitFor } from '@testing-library/react';
import { checkInCall } from '@turno/shared-types';
import { passTime, refuse, reply } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import { admitted, checkInRequests, checks, merchants, show, type } from '../../test/show.tsx';

let camera: FakeCamera;
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const accepts = reply(checkInCall, ({ body }) => admitted(body as { token: string }));

test('PSU-007 CON-019 a code in front of the camera is checked once, however long it stays', async () => {
  camera = fakeCamera();
  const shown = show({ replies: [merchants, accepts] });
  await screen.findByText('Inquadra il codice QR');
  camera.show('https://turno.example/c/eyJh.aB.c2ln');
  await waitFor(() => expect(checks()).toHaveLength(1));
  await passTime(700);
  expect(checkInRequests(shown).map(({ body }) => body)).toEqual([{ token: 'eyJh.aB.c2ln' }]);
  expect(checks()).toHaveLength(1);
});

test('PSU-010 the camera rests for 500 ms after a code, so that one ticket is not two', async () => {
  camera = fakeCamera();
  show({ replies: [merchants, accepts] });
  await screen.findByText('Inquadra il codice QR');
  camera.show('A.A.A', 'B.B.B');
  await waitFor(() => expect(checks()).toHaveLength(1));
  await passTime(350);
  expect(checks()).toHaveLength(1);
  await passTime(300);
  expect(checks()).toHaveLength(2);
});

test('PSU-007 the latest code is ignored when scanned again, an earlier one is rejected without a call', async () => {
  camera = fakeCamera();
  const shown = show({ replies: [merchants, accepts] });
  await screen.findByText('Inquadra il codice QR');
  camera.show('A.A.A');
  await waitFor(() => expect(checks()).toHaveLength(1));
  camera.show('B.B.B');
  await waitFor(() => expect(checks()).toHaveLength(2));
  await passTime(2_200);
  camera.show('A.A.A');
  await waitFor(() => expect(checks()).toHaveLength(3));
  expect(checks()[0]).toContain('Biglietto già scansionato');
  expect(checkInRequests(shown)).toHaveLength(2);
});

test('PSU-011 a camera that is denied is reported, and the code can be typed', async () => {
  camera = fakeCamera('NotAllowedError');
  const shown = show({ replies: [merchants, refuse(checkInCall, 'qr_invalid')] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Permesso negato');
  await type(shown, 'K7QX2MBP9D');
  await waitFor(() => expect(checks()[0]).toContain('Codice non valido'));
});

test.each([
  ['qr_expired', 'QR scaduto'],
  ['qr_invalid', 'QR non valido'],
] as const)('PSU-008 PAS-034 %s of a QR code is said of the QR code', async (code, text) => {
  camera = fakeCamera();
  show({ replies: [merchants, refuse(checkInCall, code)] });
  await screen.findByText('Inquadra il codice QR');
  camera.show('A.A.A');
  await waitFor(() => expect(checks()[0]).toContain(text));
});

test('PSU-011 without a camera the page shows a message', async () => {
  camera = fakeCamera('TypeError');
  show({ replies: [merchants] });
  expect(await screen.findByText('Browser non supportato')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
