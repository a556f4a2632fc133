/** A camera that a test puts codes in front of. */
export type FakeCamera = { show(...texts: string[]): void; restore(): void };

/** Puts a camera and a reader of codes into the browser; a name instead of a picture is the browser's refusal. */
export function fakeCamera(refusal?: string): FakeCamera {
  let inSight: string[] = [];
  class NativeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => inSight.map((rawValue) => ({ rawValue }));
  }
  Reflect.set(globalThis, 'BarcodeDetector', NativeDetector);
  const open = async () => {
    if (refusal) throw Object.assign(new Error(refusal), { name: refusal });
    return { getTracks: () => [{ stop: () => {} }] };
  };
  const mediaDevices = { getUserMedia: open };
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'readyState', 'get').mockReturnValue(4);
  return {
    show(...texts) {
      inSight = texts;
    },
    restore() {
      Reflect.deleteProperty(globalThis, 'BarcodeDetector');
      jest.restoreAllMocks();
    },
  };
}
