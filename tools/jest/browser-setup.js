// What a browser has and jsdom lacks. EventSource stays absent: a test that watches brings its own.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Sees no code; without one the scanner would load WebAssembly. */
class BlindDetector {
  static getSupportedFormats = async () => ['qr_code'];
  detect = async () => [];
}

globalThis.BarcodeDetector ??= BlindDetector;
globalThis.ResizeObserver ??= NoObserver;
globalThis.IntersectionObserver ??= NoObserver;

globalThis.matchMedia ??= (media) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});

globalThis.CSS ??= { supports: () => false, escape: (text) => text.replace(/[^\w-]/g, '\\$&') };
globalThis.PointerEvent ??= class PointerEvent extends MouseEvent {};
globalThis.scrollTo = () => {};
// axe asks for a canvas; without one it judges icons by their text.
HTMLCanvasElement.prototype.getContext = () => null;
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.getAnimations ??= () => [];
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
