import { hostRouteFor, remoteForPath } from './host-routes.ts';

test.each([
  { path: '/', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/m/bar-centrale', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/q/bar-centrale', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/take-number/1/2', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/take-number/1/2/', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/reservation/1/2', remote: 'mfe-consumer', guard: 'signed-in' },
  { path: '/user-queues', remote: 'mfe-consumer', guard: 'signed-in' },
  { path: '/signin', remote: 'mfe-consumer', guard: 'everyone' },
  { path: '/manage-merchant', remote: 'mfe-merchant', guard: 'merchant' },
  { path: '/display/7', remote: 'mfe-display', guard: 'everyone' },
  { path: '/scan-create-pass', remote: 'mfe-passes', guard: 'merchant' },
])('SHL-001, SHL-002, SHL-008, SHL-010 $path is served by $remote for $guard', (row) => {
  expect(hostRouteFor(row.path)).toMatchObject({ remote: row.remote, guard: row.guard });
});

test.each(['/m', '/display', '/display/7/8', '/take-number/1', '/terms', '/nowhere', '/M/x'])(
  'SHL-010, SHL-011 no remote serves %s',
  (path) => {
    expect(remoteForPath(path)).toBeNull();
  },
);
