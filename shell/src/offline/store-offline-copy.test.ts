import { hostRouteFor } from '@turno/shared-types';
import { recordLoadedFiles } from './loaded-files.ts';
import type { OfflineCopyRequest } from './offline-copy-request.ts';
import { OFFLINE_PAGES, storeOfflineCopy } from './store-offline-copy.ts';

const HOST = 'http://localhost:3000';
let observed: string[] = [];
const load = (name: string) => void observed.push(`${HOST}/${name}`);

/** Hands over what was loaded when it is asked, as a browser may. */
class Observer {
  observe() {}
  takeRecords() {
    return observed.map((name) => ({ name }));
  }
}

jest.mock('../../../shared-ui/src/components/toasts/toaster-view.tsx', () => {
  load('toasts.12345678.js');
  return { ToasterView: () => null };
});
jest.mock('../../../shared-ui/src/components/overlays/sheet-panel.tsx', () => {
  load('sheet.12345678.js');
  return { SheetPanel: () => null };
});

let sent: OfflineCopyRequest[] = [];
let activate: () => void = () => undefined;
jest.mock('workbox-window', () => ({
  Workbox: class {
    register = async () => undefined;
    active = new Promise((resolve) => {
      const postMessage = (request: OfflineCopyRequest) => void sent.push(request);
      activate = () => resolve({ postMessage });
    });
  },
}));

beforeEach(() => {
  observed = [];
  sent = [];
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

test('S-18 the pages that open without a network are pages of remotes', () => {
  // An address without a page would answer 404, and no copy would be stored at all.
  expect(OFFLINE_PAGES.filter((path) => hostRouteFor(path) === null)).toEqual([]);
});

test('S-18 a copy has the code of toasts and questions before the first one, and what came until the worker stores by itself', async () => {
  recordLoadedFiles();
  load('main.12345678.js');
  const stored = storeOfflineCopy();
  await Promise.resolve();
  load('late.12345678.js');
  activate();
  await stored;
  const files = ['main', 'late', 'toasts', 'sheet'].map((name) => `${HOST}/${name}.12345678.js`);
  expect(sent).toEqual([
    { type: 'store-offline-copy', pages: OFFLINE_PAGES, files: expect.arrayContaining(files) },
  ]);
});
