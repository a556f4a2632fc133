import { screen, waitFor } from '@testing-library/react';
import { checkInCall, type ErrorCode, PASS_ENTRY_ERRORS } from '@turno/shared-types';
import { refuse } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import { checks, merchants, show, type } from '../../test/show.tsx';

let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const CODE = 'K7QX2MBP9D';
const TICKET = { ticketValue: 'FT3', queueName: 'Torre', paxCount: 4, isFastTrack: true };
const FACTS = 'Biglietto FT3 · Torre · 4\u00a0persone · Fast Track';

async function refused(code: ErrorCode, payload: Record<string, unknown>) {
  const shown = show({ replies: [merchants, refuse(checkInCall, code, payload)] });
  await type(shown, CODE);
  await waitFor(() => expect(checks()).toHaveLength(1));
  expect(screen.getByRole('region', { name: 'Lettore' }).textContent).toContain(FACTS);
  return checks()[0]?.split(FACTS)[0];
}

const TEXTS: Record<(typeof PASS_ENTRY_ERRORS)[number], string> = {
  pass_not_usable: 'Il pass non è utilizzabile adesso',
  pass_expired: 'Il pass è scaduto',
  pass_outside_hours: 'Il pass non è valido a quest’ora',
  pass_already_entered: 'Pass già entrato',
  pass_used_up: 'Il pass non ha più utilizzi per oggi',
  pass_no_uses_left: 'Il pass non ha più utilizzi',
  pass_entered_recently: 'Il pass è stato appena usato per entrare: riprova più tardi',
};

test.each(PASS_ENTRY_ERRORS)(
  'PAS-034 PSU-009 %s at the gate names the ticket and says from when its pass is good again',
  async (code) => {
    const rejection = await refused(code, { ...TICKET, from: '2026-11-21T10:20:00.000Z' });
    expect(rejection).toBe(`Non può entrare${TEXTS[code]}. Di nuovo valido dalle 11:20`);
  },
);

test('PAS-034 PSU-009 a pass that is good again on another day says which', async () => {
  const rejection = await refused('pass_used_up', { ...TICKET, from: '2026-11-21T23:00:00.000Z' });
  expect(rejection).toMatch(/per oggi\. Di nuovo valido dal 22\/11\/2026, ore 00:00$/);
});

test('PAS-034 PSU-009 a pass that never will be good again says no time', async () => {
  expect(await refused('pass_expired', TICKET)).toBe('Non può entrareIl pass è scaduto');
});

test.each([
  ['card', 'È il codice di un pass: leggilo in «Scansiona pass»'],
  ['owned', 'per entrare serve il biglietto preso con il pass'],
] as const)(
  'PAS-034 PSU-006 the code of a pass (%s) is no ticket, and its reader learns what to do',
  async (pass, text) => {
    const shown = show({ replies: [merchants, refuse(checkInCall, 'qr_invalid', { pass })] });
    await type(shown, CODE);
    await waitFor(() => expect(checks()[0]).toContain(text));
    expect(screen.getByRole('region', { name: 'Lettore' })).toHaveTextContent(text);
  },
);
