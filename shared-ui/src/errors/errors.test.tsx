import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ErrorCode } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { FrameServices } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import { MemoryRouter, useLocation } from '@turno/shared-ui/router';
import { useState } from 'react';
import {
  ERROR_AREAS,
  type ErrorAreaName,
  MORE_PASSES_TOAST_MS,
  NOTICE_TEXTS,
  NOTICES,
  PASS_OWNER_TOAST_MS,
  planFor,
  type ToldError,
  useNotice,
  useTellError,
} from './index.ts';

const refusal = (code: ErrorCode, status = 422) =>
  new CallError({ code, status, message: 'fixed English words' });
const words = (message: string, status = 422) => new CallError({ code: null, status, message });

test.each<[string, ErrorAreaName, CallError, string | null]>([
  ['ERR-007 "more than"', 'line-up', words('You cannot have more than 5 tickets'), 'max_tickets'],
  [
    'ERR-007 "category"',
    'line-up',
    words('You cannot have more than 2 tickets in this category'),
    'max_tickets_category',
  ],
  ['ERR-008 "closed"', 'line-up', words('The queue is closed'), 'queue_closed'],
  ['ERR-009 a 409', 'line-up', words('Conflict', 409), 'event_ticket_already_exists'],
  ['ERR-010 other words', 'line-up', words('No more paper'), null],
  ['ERR-017 "invalid"', 'password-change', words('invalid-old'), 'invalid_old_password'],
  [
    'ERR-017 "cannot be equal"',
    'password-change',
    words('New password cannot be equal to the old one'),
    'equal_passwords',
  ],
  ['ERR-017 "unauthorized" on reset', 'password-reset', words('unauthorized'), 'user_not_found'],
  [
    'ERR-018 the merchant has closed',
    'pass-details',
    words('The merchant has already closed'),
    'merchant_closed',
  ],
  ['ERR-021 "already exists"', 'queue-create', words('already exists'), 'queue_already_exists'],
  [
    'ERR-022 people in the queue',
    'queue-save',
    words('have already people in queue'),
    'cannot_change_schedule',
  ],
  [
    'ERR-023 the error field first',
    'next',
    new CallError({
      code: null,
      status: 422,
      message: 'x',
      errors: [{ message: 'no_tickets_in_queues', field: null }],
    }),
    'no_tickets_in_queues',
  ],
  ['a code wins over words', 'line-up', refusal('slot_full', 409), 'slot_full'],
])('%s', (_, area, error, code) => {
  expect(planFor(area, error).error?.code ?? null).toBe(code);
});

test('ERR-007 the number of the limit is found in the message', () => {
  const plan = planFor('line-up', words('You cannot have more than 2 tickets in this category'));
  expect(plan.error?.payload).toEqual({ counter: 2 });
});

test.each<[string, ErrorAreaName, CallError | Error, object]>([
  [
    'ERR-005 a wrong password',
    'sign-in',
    refusal('invalid_credentials'),
    { as: 'field', field: 'password' },
  ],
  [
    'ERR-028 an address in use',
    'sign-up',
    refusal('email_already_in_use', 409),
    { as: 'field', field: 'email' },
  ],
  [
    'ERR-017 a wrong old password',
    'password-change',
    refusal('invalid_old_password'),
    { as: 'field', field: 'oldPassword' },
  ],
  [
    'ERR-021 a name that is taken',
    'queue-create',
    refusal('queue_already_exists', 409),
    { as: 'field', field: 'name' },
  ],
  ['ERR-001 a line-up that is refused', 'line-up', refusal('queue_closed'), { as: 'alert' }],
  [
    'ERR-002 most messages stay 2 s',
    'redeem',
    refusal('pass_not_found'),
    { as: 'toast', lifeMs: 2_000 },
  ],
  [
    'ERR-002, ERR-019 pass owners 5 s',
    'pass-owner-update',
    refusal('pass_owner_not_found'),
    { as: 'toast', lifeMs: PASS_OWNER_TOAST_MS },
  ],
  ['ERR-020 a failed save', 'queue-save', words('disk full', 500), { as: 'alert' }],
  ['ERR-013 a mistake in the program', 'merchant-area', new TypeError('x'), { as: 'alert' }],
])('%s is told in its place', (_, area, error, tell) => {
  expect(planFor(area, error).tell).toEqual(tell);
});

test.each<[string, ErrorAreaName, CallError, string | null]>([
  [
    'ERR-011 a dead session on a protected page',
    'session',
    refusal('token_expired_or_wrong', 401),
    'sign-in',
  ],
  [
    'ERR-012 a public page that cannot be read',
    'public-merchant',
    refusal('internal_server_error', 500),
    'home',
  ],
  ['ERR-015 an unknown vanity', 'public-merchant', refusal('merchant_not_found', 404), 'home'],
  [
    'ERR-013, ERR-014 a token in the merchant area',
    'merchant-area',
    words('jwt token is malformed'),
    'home',
  ],
  ['ERR-013 anything else there', 'merchant-area', words('No more paper'), null],
  ['ERR-016 somebody else’s ticket', 'ticket', refusal('ticket_not_found', 404), 'home'],
  ['a network that is away', 'public-merchant', words('No connection', 0), null],
])('%s', (_, area, error, goTo) => {
  expect(planFor(area, error).goTo).toBe(goTo);
});

test('ERR-030 every one of the 18 areas has a row', () => {
  const areas = [
    ...['session', 'password-change', 'password-reset', 'queue', 'line-up', 'next-webhook'],
    ...['ticket-passes', 'pass-details', 'pass-types', 'creating-passes', 'sharing', 'redeem'],
    ...['association', 'scan-code', 'scan-code-list', 'create-pass-owner', 'pass-owner-update'],
    'check-in',
  ];
  expect(areas).toHaveLength(18);
  for (const area of areas) expect(Object.keys(ERROR_AREAS)).toContain(area);
});

test.each(LOCALES)('ERR-026 to ERR-029 every notice has words in %s', (locale) => {
  expect(Object.keys(NOTICE_TEXTS[locale])).toEqual(Object.keys(NOTICES));
  expect(Object.values(NOTICE_TEXTS[locale]).every((text) => text.trim() !== '')).toBe(true);
});

test('ERR-002, CST-015 the warning about several passes stays 6 s, most notices 2 s', () => {
  expect(NOTICES.severalTicketsFound.lifeMs).toBe(MORE_PASSES_TOAST_MS);
  expect(MORE_PASSES_TOAST_MS).toBe(6_000);
  expect(NOTICES.codeAdded).toEqual({ kind: 'success', lifeMs: 2_000 });
});

function Teller({ area, error }: { area: ErrorAreaName; error: unknown }) {
  const tell = useTellError();
  const notice = useNotice();
  const [told, setTold] = useState<ToldError | null>(null);
  return (
    <>
      <button type="button" onClick={() => setTold(tell(area, error))}>
        fail
      </button>
      <button type="button" onClick={() => notice('codeAdded')}>
        notice
      </button>
      <output>{told?.text}</output>
      <p>{useLocation().pathname}</p>
    </>
  );
}

async function tellIt(area: ErrorAreaName, error: unknown) {
  const i18n = createI18n({
    locale: 'it',
    namespace: 'test',
    texts: { it: {}, en: {}, es: {}, de: {} },
  });
  render(
    <MemoryRouter initialEntries={['/here']}>
      <I18nProvider i18n={i18n}>
        <FrameServices>
          <Teller area={area} error={error} />
        </FrameServices>
      </I18nProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'fail' }));
  return user;
}

test('ERR-008 an alert is the screen’s to show', async () => {
  await tellIt('line-up', refusal('queue_closed'));
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
  ['ERR-025 an answer without words', 'queue-save', words('', 500), 'Internal server error'],
  ['ERR-010 an answer in its own words', 'line-up', words('No more paper'), 'No more paper'],
])('%s has its general words', async (_, area, error, text) => {
  await tellIt(area, error);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('ERR-015 an unknown vanity is told by a toast, then home opens', async () => {
  await tellIt('public-merchant', refusal('merchant_not_found', 404));
  expect(await screen.findByText('Attività non trovata')).toBeInTheDocument();
  expect(screen.getByText('/')).toBeInTheDocument();
});

test('ERR-011 a dead session leads to sign-in without a word of its own', async () => {
  await tellIt('session', refusal('token_expired_or_wrong', 401));
  await waitFor(() => expect(screen.getByText('/signin')).toBeInTheDocument());
});

test('ERR-026 a notice is said by a toast', async () => {
  const user = await tellIt('line-up', refusal('queue_closed'));
  await user.click(screen.getByRole('button', { name: 'notice' }));
  expect(await screen.findByText('Codice aggiunto')).toBeInTheDocument();
});
