import { buildSession, expectWayOn, FAILURES } from '@turno/shared-ui/test';
import { show } from '../test/show.tsx';
import { ROUTES } from './paths.ts';

const PATHS = Object.values(ROUTES).map((route) => route.replaceAll(/:\w+/g, '7'));
const VISITORS = [
  { who: 'nobody', session: null },
  { who: 'a guest', session: buildSession({ roles: ['ROLE_GUEST'] }) },
  { who: 'a user', session: buildSession({ roles: ['ROLE_USER'] }) },
];

describe.each(FAILURES)('ERR-010 ERR-025 with $failure to every call', ({ replies }) => {
  describe.each(VISITORS)('$who', ({ session }) => {
    test.each(PATHS)('finds words and a way on at %s', async (path) => {
      const { container } = show(path, { session, replies });
      await expectWayOn(container);
    });
  });
});
