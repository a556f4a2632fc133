import { configure, render, screen, waitFor } from '@testing-library/react';
import type { ErrorCode, Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { CallError } from '@turno/shared-ui/http';
import { createI18n } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { newUser } from '@turno/shared-ui/test';
import { useState } from 'react';
import { Frame, noTexts } from '../../catalogue/frame.tsx';
import { loadBeforeTests } from '../../test/texts.ts';
import {
  type ErrorAreaName,
  MORE_PASSES_TOAST_MS,
  NOTICES,
  type ReportedError,
  useNotice,
  useReportError,
} from './index.ts';

loadBeforeTests(noTexts);
configure({ asyncUtilTimeout: 30_000 });

const apiError = (code: ErrorCode, status = 422) =>
  new CallError({ code, status, message: 'fixed English words' });
const words = (message: string, status = 422) => new CallError({ code: null, status, message });

test.each(LOCALES)('ERR-026 to ERR-029 every notice has words in %s', (locale) => {
  const { t } = createI18n(noTexts, locale);
  const texts = t('notices', { ns: 'shared', returnObjects: true });
  expect(Object.keys(texts)).toEqual(Object.keys(NOTICES));
  expect(Object.values(texts).every((text) => text.trim() !== '')).toBe(true);
});

test.each([
  ['ERR-026', 'preferenceSaved', 'Preferenza salvata', 'Preference saved'],
  ['ERR-026', 'ticketActivated', 'Pass attivato', 'Pass activated'],
  ['ERR-026', 'ticketsActivated', 'Pass attivati', 'Passes activated'],
  ['ERR-026', 'ticketsNotActivated', 'Pass non ancora attivati', 'Passes not yet activated'],
  ['ERR-026', 'ticketAssociated', 'Pass associato', 'Pass associated'],
  ['ERR-026', 'codeAdded', 'Codice aggiunto', 'Code added'],
  ['ERR-026', 'codeAlreadyAdded', 'Codice già inserito', 'Code already added'],
  ['ERR-026', 'accessForbidden', 'Accesso negato', 'Access forbidden'],
  ['ERR-026', 'passwordChanged', 'Password cambiata con successo', 'Password changed successfully'],
  ['ERR-027', 'queueClosed', 'Coda chiusa', 'Queue closed'],
  ['ERR-027', 'queuePaused', 'Coda in pausa', 'Queue paused'],
  ['ERR-027', 'noFastTrack', 'Nessun Fast Track utilizzabile', 'No usable Fast Track'],
  [
    'ERR-027',
    'ticketExpired',
    'Biglietto scaduto, non convalidato al tornello',
    'Ticket expired, not validated at the turnstile',
  ],
  [
    'ERR-027',
    'passesToActivate',
    'Pass non ancora attivati per oggi',
    'Passes not yet activated for today',
  ],
  [
    'ERR-028',
    'cameraDenied',
    'Permesso negato: prova con un’app lettore',
    'Permission denied: try a QR reader app',
  ],
  ['ERR-029', 'noName', 'Seleziona almeno un nominativo', 'Select at least one name'],
] as const)('%s %s says “%s” and “%s”', (_, name, italian, english) => {
  const inLocale = (locale: Locale) => createI18n(noTexts, locale).t(`notices.${name}`);
  expect([inLocale('it'), inLocale('en')]).toEqual([italian, english]);
});

test('ERR-002, CST-015 the warning about several passes stays 6 s, most notices 2 s', () => {
  expect(NOTICES.severalTicketsFound.lifeMs).toBe(MORE_PASSES_TOAST_MS);
  expect(MORE_PASSES_TOAST_MS).toBe(6_000);
  expect(NOTICES.codeAdded).toEqual({ kind: 'success', lifeMs: 2_000 });
});

/** The notices about passes; ERR-026 calls them tickets, whose number is another thing. */
const OF_PASSES = [
  'ticketActivated',
  'ticketsActivated',
  'ticketsNotActivated',
  'ticketAssociated',
  'severalTicketsFound',
  'noFastTrack',
  'passesToActivate',
] as const;
test.each(LOCALES)('S-19 ERR-026 notices about passes speak of no ticket in %s', (locale) => {
  const { t } = createI18n(noTexts, locale);
  const texts = OF_PASSES.map((name) => t(`notices.${name}`));
  expect(texts.filter((text) => /bigliett|ticket|tique|nummer/i.test(text))).toEqual([]);
});

function Reporter({ area, error }: { area: ErrorAreaName; error: unknown }) {
  const report = useReportError();
  const notice = useNotice();
  const [shown, setShown] = useState<ReportedError | null>(null);
  return (
    <>
      <button type="button" onClick={() => setShown(report(area, error))}>
        fail
      </button>
      <button type="button" onClick={() => notice('codeAdded')}>
        notice
      </button>
      <output>{shown?.text}</output>
      <p>{useLocation().pathname}</p>
    </>
  );
}

async function reportIn(area: ErrorAreaName, error: unknown) {
  render(
    <Frame path="/here">
      <Reporter area={area} error={error} />
    </Frame>,
  );
  const user = newUser();
  await user.click(screen.getByRole('button', { name: 'fail' }));
  return user;
}

test('ERR-008 an alert is the screen’s to show', async () => {
  await reportIn('line-up', apiError('queue_closed'));
  expect(screen.getByText('La coda è chiusa')).toBeInTheDocument();
  expect(screen.getByText('/here')).toBeInTheDocument();
});

test.each<[string, ErrorAreaName, unknown, string]>([
  [
    'ERR-010 the line-up',
    'line-up',
    new TypeError('x'),
    'Si è verificato un problema. Prova a riaggiornare la pagina.',
  ],
  [
    'ERR-013 the merchant area',
    'merchant-area',
    new TypeError('x'),
    'Si è verificato un problema. Riprovare tra qualche secondo.',
  ],
  ['ERR-006 social sign-in', 'social-sign-in', new TypeError('x'), 'Facebook signin error.'],
  [
    'ERR-025 an answer without words',
    'queue-save',
    words('', 500),
    'Qualcosa non ha funzionato da parte nostra. Riprova tra qualche istante.',
  ],
  ['ERR-010 an answer in its own words', 'line-up', words('No more paper'), 'No more paper'],
])('%s has its general words', async (_, area, error, text) => {
  await reportIn(area, error);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('ERR-015 an unknown vanity shows a toast, then home opens', async () => {
  await reportIn('public-merchant', apiError('merchant_not_found', 404));
  expect(await screen.findByText('Attività non trovata')).toBeInTheDocument();
  expect(screen.getByText('/')).toBeInTheDocument();
});

test('ERR-011 a dead session leads to sign-in without a word of its own', async () => {
  await reportIn('session', apiError('token_expired_or_wrong', 401));
  await waitFor(() => expect(screen.getByText('/signin')).toBeInTheDocument());
});

test('ERR-026 a notice is said by a toast', async () => {
  const user = await reportIn('line-up', apiError('queue_closed'));
  await user.click(screen.getByRole('button', { name: 'notice' }));
  expect(await screen.findByText('Codice aggiunto')).toBeInTheDocument();
});

test.each<[string, ErrorCode, Record<string, unknown>, string]>([
  [
    'the limit',
    'max_tickets',
    { counter: 8 },
    'Non puoi più metterti in coda qui, hai già raggiunto il limite massimo (8)',
  ],
  ['the hour', 'lineup_not_open', { startTime: '11:30' }, 'Puoi metterti in coda dalle 11:30'],
])('ERR-027 a rejected line-up names %s', async (_, code, payload, text) => {
  await reportIn('line-up', new CallError({ code, status: 422, payload, message: 'x' }));
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('ERR-012 a public page that fails without a word says what the server is', async () => {
  await reportIn('public-merchant', words('', 500));
  expect(
    await screen.findByText(
      'Qualcosa non ha funzionato da parte nostra. Riprova tra qualche istante.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('/')).toBeInTheDocument();
});
