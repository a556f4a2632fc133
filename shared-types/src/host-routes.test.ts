import { hasPage, hostRouteFor, remoteForPath } from './host-routes.ts';

test.each([
  ['/', 'mfe-consumer'],
  ['/m/rosticceria', 'mfe-consumer'],
  ['/take-number/12/3', 'mfe-consumer'],
  ['/user-queues/', 'mfe-consumer'],
  ['/manage-merchant', 'mfe-merchant'],
  ['/display/12', 'mfe-display'],
  ['/display', 'mfe-display'],
  ['/scan-create-pass', 'mfe-passes'],
])('SHL-001 SHL-008 SHL-010 %s belongs to %s', (path, remote) => {
  expect(remoteForPath(path)).toBe(remote);
});

test.each(['/m', '/m/a/b', '/display/a/b', '/wp-admin', '/take-number/12', '//x//y'])(
  'SHL-011 %s belongs to no remote',
  (path) => {
    expect(remoteForPath(path)).toBeNull();
  },
);

test('SHL-002 SHL-008 pages say who may open them', () => {
  expect(hostRouteFor('/reservation/1/2')?.guard).toBe('signed-in');
  expect(hostRouteFor('/manage-merchant')?.guard).toBe('merchant');
  expect(hostRouteFor('/')?.guard).toBe('everyone');
});

test.each(['/', '/m/rosticceria', '/terms', '/help/', '/error', '/profile', '/display/12'])(
  'SHL-011 the product has a page at %s',
  (path) => {
    expect(hasPage(path)).toBe(true);
  },
);

test.each(['/m', '/terms/more', '/wp-admin', '/.git/config', '/Profile', '/index.html'])(
  'SHL-011 the product has no page at %s',
  (path) => {
    expect(hasPage(path)).toBe(false);
  },
);
