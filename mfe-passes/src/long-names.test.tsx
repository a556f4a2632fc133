import { screen, waitFor } from '@testing-library/react';
import { checkInCall } from '@turno/shared-types';
import { passTypesCall } from '@turno/shared-types/passes';
import { axeViolations, buildMerchant, mine, reply } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../test/fake-camera.ts';
import { admitted, checks, show, type } from '../test/show.tsx';

let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const NAME = 'Antica Bottega del Grano e delle Farine di Montagna di Sotto e di Sopra';
const QUEUE = 'Sportello delle prenotazioni di pane senza glutine e di dolci su ordinazione';
const GATE = 'Ingresso del parcheggio multipiano a nord';
const place = mine(buildMerchant({ name: NAME }));

test('PSU-009 long names of a place, a gate, a queue and people are shown in full', async () => {
  localStorage.setItem(`turno.gate.${buildMerchant().id}`, GATE);
  const party = admitted({ queueName: QUEUE, partyNames: [NAME, QUEUE] });
  const shown = show({ replies: [place, reply(checkInCall, party)] });
  await type(shown, 'K7QX2MBP9D');
  await waitFor(() => expect(checks()).toHaveLength(1));
  expect(screen.getByText(NAME)).toBeVisible();
  expect(screen.getByRole('button', { name: `Ingresso: ${GATE}` })).toBeVisible();
  expect(checks()[0]).toContain(`${QUEUE} · 2\u00a0persone · ${NAME}, ${QUEUE}`);
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('PSU-002 a type of pass with a long name is chosen by it', async () => {
  const ofType = { id: 3, mode: 'generic', franchisingId: null, kind: 0 } as const;
  const types = reply(passTypesCall, [{ ...ofType, name: QUEUE }]);
  const { container } = show({ path: '/scan-create-pass?way=create', replies: [place, types] });
  expect(await screen.findByRole('combobox', { name: /pass/ })).toHaveDisplayValue(QUEUE);
  expect(await axeViolations(container)).toEqual([]);
});
