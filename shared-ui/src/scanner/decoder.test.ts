import { createDecoder } from './decoder.ts';

const video = document.createElement('video');
let answers: Record<'native' | 'wasm' | 'script', string[] | null>;

/** Answers with these texts, or fails like a detector without the service of the system behind it. */
const detectorOf = (name: keyof typeof answers) => async () => {
  const texts = answers[name];
  if (texts === null) throw new DOMException('service unavailable', 'NotSupportedError');
  return texts.map((rawValue) => ({ rawValue }));
};
class NativeDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = detectorOf('native');
}
jest.mock('./wasm-detector.ts', () => ({
  createWasmDetector: async () => ({ detect: detectorOf('wasm') }),
}));
jest.mock('./script-decoder.ts', () => ({
  createScriptDecoder: () => async () => answers.script ?? [],
}));

beforeEach(() => {
  answers = { native: ['N'], wasm: ['W'], script: ['S'] };
  Reflect.set(globalThis, 'BarcodeDetector', NativeDetector);
});

/** What is read of so many frames, as the scanner reads them: a failed frame has no code. */
async function read(frames: number): Promise<string[]> {
  const decode = await createDecoder();
  const texts: string[] = [];
  for (let frame = 0; frame < frames; frame += 1)
    texts.push(...(await decode(video).catch((): string[] => [])));
  return texts;
}

test('PSU-005 the detector of the browser is used as long as it reads', async () => {
  expect(await read(3)).toEqual(['N', 'N', 'N']);
});

test('PSU-005 a detector of the browser that fails at every frame gives way to the next decoder', async () => {
  answers.native = null;
  expect(await read(7)).toEqual(['W', 'W']);
});

test('PSU-005 the last decoder takes over when both before it fail', async () => {
  answers.native = null;
  answers.wasm = null;
  expect(await read(12)).toEqual(['S', 'S']);
});

test('PSU-005 a few frames that fail change nothing', async () => {
  const decode = await createDecoder();
  for (let round = 0; round < 4; round += 1) {
    answers.native = null;
    for (let frame = 0; frame < 4; frame += 1) await expect(decode(video)).rejects.toThrow();
    answers.native = ['N'];
    expect(await decode(video)).toEqual(['N']);
  }
});
