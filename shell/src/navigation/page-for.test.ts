import type { Role } from '@turno/shared-types';
import { afterSessionEnd, pageFor } from './page-for.ts';

const EVERYBODY: (Role | null)[] = [null, 'ROLE_GUEST', 'ROLE_USER', 'ROLE_MERCHANT'];
const SIGNED_IN: (Role | null)[] = ['ROLE_GUEST', 'ROLE_USER', 'ROLE_MERCHANT'];
const at = (path: string, role: Role | null, isRestoring = false) =>
  pageFor({ path, rest: '', role, isRestoring });

const PUBLIC = [
  { path: '/', name: 'mfe-consumer' },
  { path: '/m/bar', name: 'mfe-consumer' },
  { path: '/q/bar', name: 'mfe-consumer' },
  { path: '/take-number/1/2', name: 'mfe-consumer' },
  { path: '/signin', name: 'mfe-consumer' },
  { path: '/display/1', name: 'mfe-display' },
];
const SIGNED = ['/reservation/1/2', '/user-queues'];
const MERCHANT = [
  { path: '/manage-merchant', name: 'mfe-merchant' },
  { path: '/scan-create-pass', name: 'mfe-passes' },
];

describe.each(EVERYBODY)('as %s', (role) => {
  test.each(PUBLIC)('SHL-001, SHL-010 $path opens', ({ path, name }) => {
    expect(at(path, role)).toEqual({ kind: 'remote', name });
    expect(at(path, role, true)).toEqual({ kind: 'remote', name });
  });

  test.each(['error', 'terms', 'privacy', 'help'])('SHL-010 /%s opens', (name) => {
    expect(at(`/${name}`, role)).toEqual({ kind: 'static', name });
    expect(at(`/${name}/`, role)).toEqual({ kind: 'static', name });
  });

  test.each(['/nowhere', '/m', '/display', '/display/1/2', '/terms/of/use', '/manage-merchant/x'])(
    'SHL-011 %s goes home',
    (path) => {
      expect(at(path, role)).toEqual({ kind: 'redirect', to: '/', origin: null });
    },
  );

  test('SHL-006 /profile goes to my queues', () => {
    expect(at('/profile', role)).toEqual({ kind: 'redirect', to: '/user-queues', origin: null });
  });
});

describe.each(SIGNED_IN)('signed in as %s', (role) => {
  test.each(SIGNED)('SHL-002 %s opens', (path) => {
    expect(at(path, role)).toEqual({ kind: 'remote', name: 'mfe-consumer' });
  });

  test.each(MERCHANT)('SHL-008 $path opens for a merchant alone', ({ path, name }) => {
    const answers = {
      ROLE_MERCHANT: { kind: 'remote', name },
      ROLE_USER: { kind: 'redirect', to: '/', origin: null },
      // A guest may be a manager who has not signed in yet.
      ROLE_GUEST: { kind: 'redirect', to: '/signin', origin: path },
    };
    expect(at(path, role)).toEqual(answers[role ?? 'ROLE_GUEST']);
  });
});

test.each([...SIGNED, ...MERCHANT.map(({ path }) => path)])(
  'SHL-013 %s sends a stranger to sign-in and remembers where from',
  (path) => {
    expect(pageFor({ path, rest: '?open=scan#top', role: null, isRestoring: false })).toEqual({
      kind: 'redirect',
      to: '/signin',
      origin: `${path}?open=scan#top`,
    });
  },
);

test.each([...SIGNED, ...MERCHANT.map(({ path }) => path)])(
  'SHL-016 %s waits while a stored token is asked about',
  (path) => {
    expect(at(path, null, true)).toEqual({ kind: 'wait' });
  },
);

test.each([
  { path: '/m/bar', to: '/' },
  { path: '/take-number/1/2', to: '/' },
  { path: '/', to: null },
  { path: '/signin', to: null },
  { path: '/display/1', to: null },
  { path: '/terms', to: null },
  { path: '/user-queues', to: null },
  { path: '/manage-merchant', to: null },
])('X-16 a session that ends at $path leads to $to', ({ path, to }) => {
  expect(afterSessionEnd(path)).toBe(to);
});
