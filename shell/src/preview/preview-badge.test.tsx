import { screen } from '@testing-library/react';
import { renderShell } from '../../test/render-shell.tsx';
import { readShellConfig } from '../shell-config.ts';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

const PREVIEW = { name: 'mfe-consumer', version: '1.4.0', isMissing: false, codeOrigin: null };

test.each([
  { isMissing: false, words: 'Versione di prova: questa pagina usa mfe-consumer 1.4.0.' },
  { isMissing: true, words: /Non c’è nessuna versione 1\.4\.0 di mfe-consumer/ },
])(
  'SHL-012 a member sees which version runs (missing: $isMissing), and a way back',
  async ({ isMissing, words }) => {
    renderShell({ path: '/signin', config: { preview: { ...PREVIEW, isMissing } } });
    expect(await screen.findByText(words)).toBeVisible();
    const back = screen.getByRole('link', { name: 'Torna alla versione pubblicata' });
    expect(back).toHaveAttribute('href', '/signin');
  },
);

test('SHL-012 a member reads that nothing is served on their own computer', async () => {
  const codeOrigin = 'http://localhost:3001';
  renderShell({
    path: '/signin',
    config: { preview: { ...PREVIEW, version: 'localhost:3001', codeOrigin } },
  });
  expect(
    await screen.findByText(/Non c’è nessuna versione localhost:3001 di mfe-consumer/),
  ).toBeVisible();
});

test('SHL-012 nobody else sees a badge', async () => {
  renderShell({ path: '/signin' });
  expect(await screen.findByRole('heading', { name: 'mfe-consumer' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Torna alla versione pubblicata' })).toBeNull();
});

test('SHL-012 what is wanted comes with the page, and only whole', () => {
  const read = (preview: unknown) => {
    const data = document.createElement('script');
    Object.assign(data, { id: 'turno-config', type: 'application/json' });
    data.textContent = JSON.stringify({ preview });
    document.body.replaceChildren(data);
    return readShellConfig(document, ['it-IT']).preview;
  };
  expect(read(PREVIEW)).toEqual(PREVIEW);
  expect(read({ name: 'mfe-consumer' })).toBeNull();
  expect(read(undefined)).toBeNull();
});
