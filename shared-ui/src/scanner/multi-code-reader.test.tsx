import { act, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@turno/shared-types';
import { axeViolations, passTime, renderScreen } from '@turno/shared-ui/test';
import { MultiCodeReader, type MultiCodeReaderProps } from './index.ts';

let inSight: string[] = [];

class NativeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => inSight.map((rawValue) => ({ rawValue }));
}

function giveCamera(getUserMedia: () => Promise<unknown>) {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia } });
}

beforeEach(() => {
  inSight = [];
  Reflect.set(globalThis, 'BarcodeDetector', NativeDetector);
  giveCamera(async () => ({ getTracks: () => [] }));
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});
afterEach(() => jest.restoreAllMocks());

function show(props: Partial<MultiCodeReaderProps> = {}, locale: Locale = 'it') {
  const onConfirm = jest.fn();
  const shown = renderScreen(
    <MultiCodeReader
      onConfirm={onConfirm}
      confirmLabel="Conferma"
      startsWith="manual"
      delayMs={0}
      {...props}
    />,
    { props: { locale } },
  );
  return { ...shown, onConfirm };
}

const field = () => screen.getByRole('textbox', { name: 'Codice' });
const collected = () => within(screen.getByRole('region', { name: /codic/ }));
const codes = () =>
  collected()
    .queryAllByRole('listitem')
    .map((item) => item.textContent);
const confirm = () => screen.getByRole('button', { name: 'Conferma' });

test('PSU-005 CON-071 codes are added by Enter, in capitals, and confirmed together', async () => {
  const { user, onConfirm, container } = show();
  expect(field()).toHaveAccessibleDescription(/Almeno 8/);
  expect(confirm()).toBeDisabled();
  await user.type(field(), 'k7qx2mbp9d{Enter}');
  expect(await screen.findByText('Codice aggiunto')).toBeVisible();
  await user.type(field(), 'w3hn-r8tvc5{Enter}');
  expect(codes()).toEqual(['K7QX2MBP9D', 'W3HNR8TVC5']);
  expect(screen.getByRole('heading', { name: /^2\scodici$/ })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledWith(['K7QX2MBP9D', 'W3HNR8TVC5']);
});

test.each([
  ['it', 'Codice', /^Almeno 8 caratteri, esattamente come/],
  ['en', 'Code', /^At least 8 characters, exactly as/],
  ['es', 'Código', /^Al menos 8 caracteres, tal como/],
  ['de', 'Code', /^Mindestens 8 Zeichen, genau wie/],
] as const)(
  'X-06 PAS-020 the hint (%s) is true of typed codes and of codes that hand over',
  async (locale, name, hint) => {
    const token = 'pass.aB-c_9';
    const { user, onConfirm } = show({}, locale);
    const code = await screen.findByRole('textbox', { name });
    expect(code).toHaveAccessibleDescription(hint);
    await user.type(code, `k7qx2mbp9d{Enter}${token}{Enter}`);
    await user.click(confirm());
    expect(onConfirm).toHaveBeenCalledWith(['K7QX2MBP9D', token]);
  },
);

test('CON-071 a code that is still in the field is confirmed with the others', async () => {
  const { user, onConfirm } = show();
  await user.type(field(), 'K7QX2MBP9D{Enter}w3hnr8tvc5');
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledWith(['K7QX2MBP9D', 'W3HNR8TVC5']);
});

test('X-06 a short code is not collected; the field says so and keeps the focus', async () => {
  const { user, onConfirm } = show();
  await user.type(field(), 'abc');
  await user.click(confirm());
  expect(onConfirm).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Aggiungi il codice' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(/troppo corto/);
  expect(codes()).toEqual([]);
});

test('X-44 a repeated code has a text for the field and one for the camera', async () => {
  const { user } = show({ startsWith: 'camera' });
  await user.type(field(), 'K7QX2MBP9D{Enter}k7qx2mbp9d{Enter}');
  expect(await screen.findByText('Codice già inserito')).toBeVisible();
  inSight = ['https://turno.example/K7QX2MBP9D'];
  expect(await screen.findByText('Codice già scansionato')).toBeVisible();
  inSight = ['pass.aB-c'];
  await waitFor(() => expect(codes()).toEqual(['K7QX2MBP9D', 'pass.aB-c']));
});

test('PSU-010 the camera rests for 800 ms after a code', async () => {
  inSight = ['K7QX2MBP9D', 'W3HNR8TVC5'];
  renderScreen(
    <MultiCodeReader onConfirm={jest.fn()} confirmLabel="Conferma" startsWith="camera" />,
  );
  await waitFor(() => expect(codes()).toHaveLength(1));
  await passTime(650);
  expect(codes()).toHaveLength(1);
  await passTime(300);
  expect(codes()).toHaveLength(2);
});

test('PSU-005 a keyboard-wedge scanner works wherever the focus is', async () => {
  const { user } = show();
  await user.keyboard('K7QX2MBP9D{Enter}');
  expect(codes()).toEqual(['K7QX2MBP9D']);
  act(() => screen.getByRole('button', { name: 'Usa la fotocamera' }).focus());
  await user.keyboard('W3HNR8TVC5{Enter}');
  expect(codes()).toEqual(['K7QX2MBP9D', 'W3HNR8TVC5']);
});

test('PSU-006 a code that is not valid is marked, and can be removed by keyboard', async () => {
  const { user } = show({ problems: new Map([['K7QX2MBP9D', 'Codice non valido']]) });
  await user.type(field(), 'K7QX2MBP9D{Enter}W3HNR8TVC5{Enter}');
  const [wrong] = collected().getAllByRole('listitem');
  expect(wrong).toHaveTextContent('Codice non valido');
  act(() =>
    within(wrong as HTMLElement)
      .getByRole('button')
      .focus(),
  );
  await user.keyboard('{Enter}');
  expect(codes()).toEqual(['W3HNR8TVC5']);
  expect(screen.getByRole('heading', { name: /^1\scodice$/ })).toHaveFocus();
  expect(screen.getByText('Codice K7QX2MBP9D rimosso')).toBeInTheDocument();
});

test.each([
  ['NotAllowedError', 'Permesso negato'],
  ['TypeError', 'Browser non supportato'],
])('PSU-011 after %s of the camera codes are typed', async (name, text) => {
  giveCamera(() => Promise.reject(Object.assign(new Error(name), { name })));
  const { user, onConfirm } = show({ startsWith: 'camera' });
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  await user.type(field(), 'K7QX2MBP9D');
  await user.click(confirm());
  expect(onConfirm).toHaveBeenCalledWith(['K7QX2MBP9D']);
});
