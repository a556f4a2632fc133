import { act, screen, waitFor } from '@testing-library/react';
import { axeViolations, passTime, renderScreen, setVisibility } from '@turno/shared-ui/test';
import { QrScanner } from './index.ts';
import { startScanLoop } from './scan-loop.ts';

const stopped: string[] = [];
let inSight: string[] = [];
let openCamera: () => Promise<unknown>;

class NativeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => inSight.map((rawValue) => ({ rawValue }));
}

beforeEach(() => {
  stopped.length = 0;
  inSight = [];
  openCamera = async () => ({ getTracks: () => [{ stop: () => stopped.push('track') }] });
  Reflect.set(globalThis, 'BarcodeDetector', NativeDetector);
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: () => openCamera() },
  });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
});
afterEach(() => jest.restoreAllMocks());

function fail(name: string) {
  openCamera = () => Promise.reject(Object.assign(new Error(name), { name }));
}

test('a code in front of the camera is reported once while it stays in view', async () => {
  const onScan = jest.fn();
  renderScreen(<QrScanner onScan={onScan} delayMs={0} />);
  inSight = ['https://turno.example/checkin/ABC'];
  await waitFor(() => expect(onScan).toHaveBeenCalledWith('https://turno.example/checkin/ABC'));
  await passTime(350);
  expect(onScan).toHaveBeenCalledTimes(1);
});

test('several codes in view are reported one after the other', async () => {
  const seen: string[] = [];
  const video = document.createElement('video');
  const decode = async () => ['A', 'B'];
  const stop = startScanLoop({ video, decode, delayMs: 150, onScan: (text) => seen.push(text) });
  await waitFor(() => expect(seen).toEqual(['A', 'B']));
  stop();
});

test('unmounting the scanner releases the camera', async () => {
  const { unmount } = renderScreen(<QrScanner onScan={() => {}} />);
  await screen.findByText('Inquadra il codice QR');
  await waitFor(() => expect(screen.queryByText('Avvio della fotocamera…')).toBeNull());
  unmount();
  expect(stopped).toEqual(['track']);
});

test('the camera rests while the page is hidden', async () => {
  renderScreen(<QrScanner onScan={() => {}} />);
  await waitFor(() => expect(screen.queryByText('Avvio della fotocamera…')).toBeNull());
  act(() => setVisibility('hidden'));
  expect(stopped).toEqual(['track']);
  expect(screen.getByText('Fotocamera in pausa')).toBeInTheDocument();
  act(() => setVisibility('visible'));
  await waitFor(() => expect(screen.queryByText('Fotocamera in pausa')).toBeNull());
});

test.each([
  ['NotAllowedError', 'Permesso negato: prova con un’app lettore'],
  ['NotFoundError', 'Nessuna fotocamera trovata'],
  ['NotReadableError', 'La fotocamera è usata da un’altra applicazione'],
  ['TypeError', 'Browser non supportato'],
])('CON-020 %s is reported as "%s"', async (name, text) => {
  fail(name);
  renderScreen(<QrScanner onScan={() => {}} />);
  expect(await screen.findByText(new RegExp(text))).toBeVisible();
  // A device without a camera is no cause for alarm; a permission can be given.
  expect(screen.queryAllByRole('alert')).toHaveLength(name === 'NotAllowedError' ? 1 : 0);
});

test('CON-020 a camera that is busy is opened again by itself', async () => {
  fail('NotReadableError');
  renderScreen(<QrScanner onScan={() => {}} />);
  await screen.findByText(/un’altra applicazione/);
  expect(screen.queryByRole('button', { name: 'Riprova' })).not.toBeInTheDocument();
  openCamera = async () => ({ getTracks: () => [] });
  expect(await screen.findByText('Inquadra il codice QR', {}, { timeout: 10_000 })).toBeVisible();
});

test('CON-020 a camera that another application takes away is opened again', async () => {
  const track = { stop: () => {}, onended: () => {} };
  const opened = jest.fn(async () => ({ getTracks: () => [track] }));
  openCamera = opened;
  renderScreen(<QrScanner onScan={() => {}} />);
  await waitFor(() => expect(screen.queryByText('Avvio della fotocamera…')).toBeNull());
  act(() => track.onended());
  await waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
});

test('CON-020 a page without any camera interface is not supported', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  renderScreen(<QrScanner onScan={() => {}} />);
  expect(await screen.findByText('Browser non supportato')).toBeVisible();
});

test('CON-020 a denied camera can be requested again', async () => {
  fail('NotAllowedError');
  const { user } = renderScreen(<QrScanner onScan={() => {}} />);
  const again = await screen.findByRole('button', { name: 'Riprova' });
  openCamera = async () => ({ getTracks: () => [] });
  await user.click(again);
  expect(await screen.findByText('Inquadra il codice QR')).toBeInTheDocument();
});

test('the code typed by hand works without a camera', async () => {
  fail('NotAllowedError');
  const onManual = jest.fn();
  const { user, container } = renderScreen(<QrScanner onScan={() => {}} onManual={onManual} />);
  await screen.findByRole('alert');
  expect(await axeViolations(container)).toEqual([]);
  const box = screen.getByRole('textbox', { name: 'Codice' });
  await user.type(box, ' 7k2mpq4xwd {Enter}');
  expect(onManual).toHaveBeenCalledWith('7k2mpq4xwd');
  expect(box).toHaveValue('');
});

test('an empty code is not sent; the field says what is missing and takes the focus', async () => {
  const onManual = jest.fn();
  const { user } = renderScreen(<QrScanner onScan={() => {}} onManual={onManual} />);
  await user.click(screen.getByRole('button', { name: 'Usa il codice' }));
  const box = screen.getByRole('textbox', { name: 'Codice' });
  expect(onManual).not.toHaveBeenCalled();
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription(/Scrivi il codice/);
});
