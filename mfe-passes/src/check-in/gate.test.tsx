import { screen, waitFor, within } from '@testing-library/react';
import { checkInCall } from '@turno/shared-types';
import { axeViolations, buildMerchant, reply } from '@turno/shared-ui/test';
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

let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const CODE = 'K7QX2MBP9D';
const accepts = reply(checkInCall, ({ body }) => admitted(body as { token: string }));
const lastBody = (shown: ReturnType<typeof show>) => checkInRequests(shown).at(-1)?.body;

async function nameGate({ user }: ReturnType<typeof show>, button: string, name: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  const sheet = await screen.findByRole('dialog', {
    name: 'A quale ingresso è questo dispositivo',
  });
  expect(await axeViolations(sheet)).toEqual([]);
  const field = within(sheet).getByRole('textbox', { name: 'Ingresso' });
  await user.clear(field);
  await user.type(field, `${name} {Enter}`);
  await waitFor(() => expect(sheet).not.toBeInTheDocument());
}

test('PAS-034 PSU-007 a check names the gate of the device, which remembers it', async () => {
  const shown = show({ replies: [merchants, accepts] });
  await nameGate(shown, 'Dai un nome all’ingresso', 'Nord');
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  expect(lastBody(shown)).toEqual({ token: CODE, gateId: 'Nord' });
  shown.unmount();
  const again = show({ replies: [merchants, accepts] });
  await nameGate(again, 'Ingresso: Nord', 'Sud');
  await type(again, 'BBBBBBBBBB');
  await waitFor(() => expect(checks()).toHaveLength(2));
  expect(lastBody(again)).toEqual({ token: 'BBBBBBBBBB', gateId: 'Sud' });
});

test('PAS-034 PSU-007 without a gate a check names none, nor does one at another place', async () => {
  const bar = buildMerchant({ id: 8, name: 'Bar Sole' });
  const shown = show({ replies: [mine(buildMerchant(), bar), accepts] });
  await nameGate(shown, 'Dai un nome all’ingresso', 'Nord');
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Attività' }), 'Bar Sole');
  expect(await screen.findByRole('button', { name: 'Dai un nome all’ingresso' })).toBeVisible();
  await type(shown, CODE);
  await waitFor(() => expect(lastBody(shown)).toEqual({ token: CODE }));
});

test.each(['create', 'tickets', 'unknown'])(
  'S-08 PSU-007 ?way=%s shows the check-in of the door together with its gate',
  async (way) => {
    const door = mine(buildMerchant({ staffRole: 'door' }));
    show({ path: `/scan-create-pass?way=${way}`, replies: [door] });
    expect(await screen.findByRole('textbox', { name: 'Codice' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Dai un nome all’ingresso' })).toBeVisible();
  },
);

test('PSU-007 no gate shows while passes are scanned', async () => {
  show({ path: '/scan-create-pass?way=scan', replies: [merchants] });
  expect(await screen.findByRole('tab', { name: 'Scansiona pass', selected: true })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Dai un nome all’ingresso' })).toBeNull();
});
