import { takeNewRelease } from './take-new-release.ts';
import { SHELL_VERSION } from './version-watch.ts';

afterEach(() => jest.restoreAllMocks());

test.each([
  { name: 'the same release', served: SHELL_VERSION, hasMoved: false, reloads: 0 },
  { name: 'a newer shell', served: '99.0.0', hasMoved: false, reloads: 1 },
  { name: 'a new release of the remote', served: SHELL_VERSION, hasMoved: true, reloads: 1 },
  { name: 'no network', served: null, hasMoved: true, reloads: 0 },
])('CST-003 an unattended page with $name loads again $reloads times', async (row) => {
  const { served, hasMoved, reloads } = row;
  const answer = jest.spyOn(globalThis, 'fetch');
  if (served === null) answer.mockRejectedValue(new TypeError('Failed to fetch'));
  else answer.mockResolvedValue(Response.json({ version: served }));
  const reload = jest.fn(async () => undefined);
  const pointer = { refresh: jest.fn(async () => undefined), hasMoved: () => hasMoved };
  await takeNewRelease(pointer, 'mfe-display', reload);
  expect(pointer.refresh).toHaveBeenCalledTimes(1);
  expect(reload).toHaveBeenCalledTimes(reloads);
});
