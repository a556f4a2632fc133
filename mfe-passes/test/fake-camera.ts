/** A camera that a test puts codes in front of. */
export type FakeCamera = { show(...texts: string[]): void; restore(): void };

/** Gives the browser a camera and a QR reader; with `errorName` the browser denies the camera with that error. */
export function fakeCamera(errorName?: string): FakeCamera {
  let inSight: string[] = [];
  class NativeDetector {
    static getSupportedFormats = async () => ['qr_code'];
    detect = async () => inSight.map((rawValue) => ({ rawValue }));
  }
  const detector = Reflect.get(globalThis, 'BarcodeDetector');
  Reflect.set(globalThis, 'BarcodeDetector', NativeDetector);
  const open = async () => {
    if (errorName) throw Object.assign(new Error(errorName), { name: errorName });
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
      Reflect.set(globalThis, 'BarcodeDetector', detector);
      jest.restoreAllMocks();
    },
  };
}
