/** Reads the QR codes in the current frame of a video; returns their texts. */
export type Decoder = (video: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** A decoder that fails at so many frames in a row, about half a second, is replaced by the next one. */
const FAILURES = 5;

/**
 * Creates the first decoder that works here: the browser's own, then WebAssembly, then plain JavaScript (docs/decisions/013).
 * Some browsers offer one that fails at every frame, because the operating system lacks the service it needs.
 */
export async function createDecoder(): Promise<Decoder> {
  const makers = [nativeDecoder, wasmDecoder, scriptDecoder];
  const takeNext = async (): Promise<Decoder | null> => {
    const make = makers.shift();
    return make ? ((await make()) ?? takeNext()) : null;
  };
  let decode = (await takeNext()) ?? (await scriptDecoder());
  let failures = 0;
  return async (video) => {
    try {
      const texts = await decode(video);
      failures = 0;
      return texts;
    } catch (error) {
      failures += 1;
      if (failures < FAILURES) throw error;
      failures = 0;
      decode = (await takeNext()) ?? decode;
      return [];
    }
  };
}

/** The decoder of the browser; `null` if it has none or cannot start it. */
async function nativeDecoder(): Promise<Decoder | null> {
  try {
    const Native: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
    if (!Native || !(await Native.getSupportedFormats()).includes('qr_code')) return null;
    return decoderOf(new Native({ formats: ['qr_code'] }));
  } catch {
    return null;
  }
}

/** The WebAssembly decoder; `null` if its code does not load or the browser does not run it. */
async function wasmDecoder(): Promise<Decoder | null> {
  try {
    const { createWasmDetector } = await import('./wasm-detector.ts');
    return decoderOf(await createWasmDetector());
  } catch {
    return null;
  }
}

async function scriptDecoder(): Promise<Decoder> {
  const { createScriptDecoder } = await import('./script-decoder.ts');
  return createScriptDecoder();
}

function decoderOf(detector: Detector): Decoder {
  return async (video) => {
    const codes = await detector.detect(video);
    return codes.map((code) => code.rawValue).filter((text) => text !== '');
  };
}
