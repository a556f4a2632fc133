import { buildSession } from '@turno/shared-types/test-data';
import { expectWayOn, FAILURES, openFakeGateway } from '@turno/shared-ui/test';
import { renderShell } from '../test/render-shell.tsx';

const PATHS = ['/terms', '/privacy', '/help', '/error', '/nowhere', '/m/forno-aurora'];
const VISITORS = [
  { who: 'nobody', session: null },
  { who: 'a guest', session: buildSession({ roles: ['ROLE_GUEST'] }) },
];

let close: () => void;
beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  close();
  jest.restoreAllMocks();
});

describe.each(FAILURES)('ERR-010 ERR-025 with $failure to every call', ({ replies }) => {
  describe.each(VISITORS)('$who', ({ session }) => {
    test.each(PATHS)('finds words and a way on at %s', async (path) => {
      ({ close } = openFakeGateway(replies));
      const { container } = renderShell({ path, session, config: { apiBase: 'https://api.test' } });
      await expectWayOn(container);
    });
  });
});
