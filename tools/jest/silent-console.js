import { format } from 'node:util';

// A test fails when the code under test prints an error: a wrong attribute, a missing key, what jsdom cannot do. A test
// that expects an error replaces `console.error` meanwhile.
const printed = [];
console.error = (...args) => void printed.push(format(...args));

function expectSilence() {
  const errors = printed.splice(0);
  if (errors.length > 0) throw new Error(`console.error was called:\n${errors.join('\n')}`);
}

// React renders as in a browser: replies and timers may change a page at any time, and a test waits for what it expects.
// Testing Library turns `act` on for a whole file; events, `render` and `act` itself still use it.
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
});
afterEach(expectSilence);
afterAll(expectSilence);
