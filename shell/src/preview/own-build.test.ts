import type { RemoteRecord, RemotesFile } from '@turno/shared-types';
import { withOwnBuild } from './own-build.ts';

const record = (version: string): RemoteRecord => ({
  name: 'mfe-merchant',
  version,
  hostApi: '^1.0.0',
  entry: '',
  manifest: '',
  integrity: {},
  preload: { js: [], css: [] },
});
const LIVE: RemotesFile = { schema: 1, remotes: [record('1.4.0')], previous: [] };
const PREVIEW = {
  name: 'mfe-merchant',
  version: 'localhost:3002',
  isMissing: false,
  codeOrigin: 'http://localhost:3002',
};
const answering = (answer: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer);
const versions = ({ remotes, previous }: RemotesFile) =>
  [...remotes, ...previous].map(({ version }) => version);

afterEach(() => jest.restoreAllMocks());

test('SHL-012 the build on a member’s own computer replaces the live version and falls back on it', async () => {
  const fetched = answering(async () => Response.json(record('1.5.0-dev1')));
  expect(versions(await withOwnBuild(LIVE, PREVIEW))).toEqual(['1.5.0-dev1', '1.4.0']);
  expect(fetched).toHaveBeenCalledWith('http://localhost:3002/release.json', { cache: 'no-store' });
});

test.each([
  ['nothing answers', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ['something else answers', async () => Response.json({ hello: 'world' })],
  ['another remote is served', async () => Response.json({ ...record('1'), name: 'mfe-display' })],
])('SHL-012 where %s the live version stays', async (_, answer) => {
  answering(answer);
  expect(await withOwnBuild(LIVE, PREVIEW)).toEqual(LIVE);
});
