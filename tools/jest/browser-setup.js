import timekeeper from 'timekeeper';

// Test data has fixed dates. Each test file starts at this instant and its clock runs on, so that no test depends on
// the day or the hour at which it runs.
timekeeper.travel(new Date('2026-11-21T10:00:00Z'));

// What a browser has and jsdom lacks. EventSource stays absent: a test that watches brings its own.
class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

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
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
globalThis.scrollTo = () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.getAnimations ??= () => [];
Element.prototype.setPointerCapture ??= () => {};
Element.prototype.releasePointerCapture ??= () => {};
Element.prototype.hasPointerCapture ??= () => false;
