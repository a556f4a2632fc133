import { act, screen, waitFor, within } from '@testing-library/react';
import { CallError } from '@turno/shared-ui/http';
import { AccountForm, QueueForm } from '../../catalogue/stories/form.stories.tsx';
import { showIn } from '../../test/show-story.tsx';
import { problemsOf, serverProblems } from './form-problems.ts';

const send = () => screen.getByRole('button', { name: 'Registrati' });
const field = (name: string) => screen.getByLabelText(name);
const isWrong = (name: string) => field(name).getAttribute('aria-invalid') === 'true';

async function fill(user: ReturnType<typeof showIn>['user']) {
  await user.type(field('Nome'), 'Anna');
  await user.type(field('E-mail'), 'anna@demo.example');
  await user.type(field('Password'), 'corallo-verde');
  await user.click(screen.getByRole('checkbox'));
}

test('each problem appears at its field, and the first invalid field of the page has the focus', async () => {
  const onSubmit = jest.fn();
  const { user } = showIn(<AccountForm onSubmit={onSubmit} />);
  await user.type(field('Nome'), 'Anna');
  await user.click(send());
  await waitFor(() => expect(field('E-mail')).toHaveFocus());
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail non valida');
  expect(field('Password')).toHaveAccessibleDescription(
    'La password deve avere almeno 8 caratteri',
  );
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(
    'Accetta i termini per continuare',
  );
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a summary counts the problems and leads to each field', async () => {
  const { user } = showIn(<AccountForm onSubmit={() => Promise.resolve()} />);
  await user.click(send());
  const summary = await screen.findByRole('region', { name: 'Ci sono 4 campi da correggere' });
  await user.click(within(summary).getByRole('link', { name: 'E-mail: E-mail non valida' }));
  expect(field('E-mail')).toHaveFocus();
});

test('after the first attempt a field is judged as it changes', async () => {
  const { user } = showIn(<AccountForm onSubmit={() => Promise.resolve()} />);
  await user.type(field('E-mail'), 'anna@');
  expect(isWrong('E-mail')).toBe(false);
  await user.click(send());
  await waitFor(() => expect(isWrong('E-mail')).toBe(true));
  await user.type(field('E-mail'), 'demo.example');
  await waitFor(() => expect(isWrong('E-mail')).toBe(false));
});

test('ERR-028 a server error of a field appears at the field', async () => {
  const refused = new CallError({
    code: 'email_already_in_use',
    status: 409,
    message: 'e-mail already in use',
    errors: [{ field: 'email', message: 'e-mail already in use' }],
  });
  const { user } = showIn(<AccountForm onSubmit={() => Promise.reject(refused)} />);
  await fill(user);
  await user.click(send());
  await waitFor(() => expect(isWrong('E-mail')).toBe(true));
  expect(field('E-mail')).toHaveAccessibleDescription('E-mail già registrata');
  expect(field('E-mail')).toHaveFocus();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('ERR-020 a server error without a field appears under the form, which keeps its input', async () => {
  const refused = new CallError({ code: 'service_unavailable', status: 503, message: 'x' });
  const { user } = showIn(<AccountForm onSubmit={() => Promise.reject(refused)} />);
  await fill(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Servizio non disponibile');
  expect(field('Nome')).toHaveValue('Anna');
});

test('IDN-027 the form is submitted once, however often the button is pressed', async () => {
  let answer: () => void = () => undefined;
  const onSubmit = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
  const { user } = showIn(<AccountForm onSubmit={onSubmit} />);
  await fill(user);
  await user.dblClick(send());
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  await user.keyboard('{Enter}');
  answer();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(onSubmit).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'Anna', terms: true }),
    new Set(['name', 'email', 'password', 'terms']),
  );
});

describe('SaveBar', () => {
  const undo = () => screen.queryByRole('button', { name: 'Annulla' });

  test('MER-038 Undo and Change appear only after an edit; Undo restores', async () => {
    const { user } = showIn(<QueueForm onSubmit={() => Promise.resolve()} />);
    expect(undo()).toBeNull();
    await user.type(field('Nome'), ' due');
    expect(screen.getByRole('button', { name: 'Modifica' })).toBeEnabled();
    await user.click(undo()!);
    expect(field('Nome')).toHaveValue('Banco');
    expect(undo()).toBeNull();
  });

  test('MER-056 saved values count as unchanged', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    const { user } = showIn(<QueueForm onSubmit={onSubmit} />);
    await user.type(field('Nome'), ' due');
    await user.click(screen.getByRole('button', { name: 'Modifica' }));
    await waitFor(() => expect(undo()).toBeNull());
    expect(onSubmit).toHaveBeenCalledWith({ name: 'Banco due', capacity: 2 }, new Set(['name']));
    expect(field('Nome')).toHaveValue('Banco due');
  });

  test('MER-056 without a network nothing can be saved, and what was typed stays', async () => {
    const { user } = showIn(<QueueForm onSubmit={() => Promise.resolve()} />);
    await user.type(field('Nome'), ' due');
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByRole('button', { name: 'Modifica' })).toBeDisabled();
    expect(screen.getByText(/potrai salvare appena torna la rete/)).toBeVisible();
    expect(undo()).toBeEnabled();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('button', { name: 'Modifica' })).toBeEnabled();
    expect(field('Nome')).toHaveValue('Banco due');
    onLine.mockRestore();
  });
});

test.each([
  ['a field of ours', 'email', {}, ['email']],
  ['a field with another name here', 'displayName', { displayName: 'name' }, ['name']],
  ['a part of a field of ours', 'slots.0.start', {}, ['slots.0.start']],
  ['a field that the form lacks', 'merchantId', {}, []],
])('%s', (_, name, names, found) => {
  const error = new CallError({
    code: 'validation_error',
    status: 400,
    message: 'Invalid request',
    errors: [{ field: name, message: 'plain text' }],
  });
  const { fields, rest } = serverProblems(error, ['email', 'name', 'slots'], names);
  expect(fields.map((each) => each.name)).toEqual(found);
  expect(rest).toBe(found.length === 0 ? error : null);
});

test('ERR-021 an error without a field appears at the one that its area names', () => {
  const taken = new CallError({
    code: 'queue_already_exists',
    status: 409,
    message: 'exists',
    errors: [{ field: null, message: 'exists' }],
  });
  const { fields, rest } = serverProblems(taken, ['name'], {}, 'queue-create');
  expect(fields).toEqual([{ name: 'name', message: 'queue_already_exists' }]);
  expect(rest).toBeNull();
});

test('ERR-017 a message without a code appears at its field in our words', () => {
  const wrong = new CallError({ code: null, status: 422, message: 'old password is invalid' });
  const names = ['oldPassword', 'password'];
  expect(serverProblems(wrong, names, {}, 'password-change')).toEqual({
    fields: [{ name: 'oldPassword', message: 'invalid_old_password' }],
    rest: null,
  });
});

test.each([0, 429, 500, 503])('no field is to blame for an answer of %i', (status) => {
  const error = new CallError({ code: null, status, message: 'x' });
  const { fields, rest } = serverProblems(error, ['password'], {}, 'sign-in');
  expect(fields).toEqual([]);
  expect(rest).toBe(error);
});

test('problems inside lists carry their whole name', () => {
  const errors = { slots: [undefined, { start: { type: 'x', message: 'late', ref: {} } }] };
  expect(problemsOf(errors, (message) => message)).toEqual([
    { name: 'slots.1.start', text: 'late' },
  ]);
});
