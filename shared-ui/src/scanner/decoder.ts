/** Reads the QR codes in the current frame of a video; returns their texts. */
export type Decoder = (video: HTMLVideoElement) => Promise<string[]>;

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<string[]>;
};

/** The first decoder that works here: the browser's own, then WebAssembly, then plain JavaScript (docs/decisions/013). */
export async function createDecoder(): Promise<Decoder> {
  return (await nativeDecoder()) ?? (await wasmDecoder()) ?? (await scriptDecoder());
}

async function nativeDecoder(): Promise<Decoder | null> {
  try {
    const Native: DetectorClass | undefined = Reflect.get(globalThis, 'BarcodeDetector');
    if (!Native || !(await Native.getSupportedFormats()).includes('qr_code')) return null;
    return decoderOf(new Native({ formats: ['qr_code'] }));
  } catch {
    return null;
  }
}

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
