import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import { wasmAddress } from './wasm-address.ts';

/** The WebAssembly reader, served from our own origin; throws if the browser blocks WebAssembly. */
export async function createWasmDetector(): Promise<BarcodeDetector> {
  const load = prepareZXingModule({
    fireImmediately: true,
    overrides: {
      locateFile: (path: string, prefix: string) =>
        path.endsWith('.wasm') ? wasmAddress : prefix + path,
    },
  });
  await load;
  return new BarcodeDetector({ formats: ['qr_code'] });
}
