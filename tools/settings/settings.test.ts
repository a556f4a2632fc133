import { readSettings } from './settings.ts';

const PROJECT = '/srv/turno';

test('everything has a default that suits a laptop', () => {
  const settings = readSettings({}, PROJECT);
  expect(settings).toMatchObject({
    dataDir: '/srv/turno/.data',
    releasesDir: '/srv/turno/.data/releases',
    publicHost: 'localhost',
    mongodbUri: null,
    databasePrefix: 'turno',
    isDemo: true,
  });
  expect(settings.ports).toMatchObject({
    shell: 3000,
    'mfe-passes': 3004,
    gateway: 4000,
    passes: 4003,
  });
});

test.each([
  { name: 'production has no demo data', environment: { NODE_ENV: 'production' }, isDemo: false },
  {
    name: 'unless it is asked for',
    environment: { NODE_ENV: 'production', DEMO_DATA: 'true' },
    isDemo: true,
  },
  { name: 'a laptop may do without it', environment: { DEMO_DATA: 'false' }, isDemo: false },
])('$name', ({ environment, isDemo }) => {
  expect(readSettings(environment, PROJECT).isDemo).toBe(isDemo);
});

test.each([
  [{}, false],
  [{ KEEP_RELEASES: 'true' }, true],
  [{ NODE_ENV: 'production' }, true],
])('with %j live releases stay: %s', (environment, stay) => {
  expect(readSettings(environment, PROJECT).keepsReleases).toBe(stay);
});

test.each(['', ' '])('an empty variable is no variable (%j)', (text) => {
  expect(readSettings({ SHELL_PORT: text, MONGODB_URI: text }, PROJECT)).toMatchObject({
    ports: { shell: 3000 },
    mongodbUri: null,
  });
});

test.each(['http', '0', '65536', '-1', '80.5', '3000 '.repeat(2)])(
  'a bad port names its variable (%s)',
  (text) => {
    expect(() => readSettings({ DISPLAY_PORT: text }, PROJECT)).toThrow(/^DISPLAY_PORT must be/);
  },
);

test.each(['6000', '10080', '2049', '5060', '993', '25'])(
  'a port that browsers refuse is named before anything starts (%s)',
  async (port) => {
    // This process refuses it too, which is how a start on it failed.
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toMatchObject({
      cause: { message: 'bad port' },
    });
    expect(() => readSettings({ SHELL_PORT: port }, PROJECT)).toThrow(
      `SHELL_PORT is ${port}, a port that browsers refuse: choose another.`,
    );
  },
);

test('every port that this process refuses is named, and no other', async () => {
  const refuses = async (port: number) => {
    const { cause } = await fetch(`http://127.0.0.1:${port}`, {
      signal: AbortSignal.timeout(2_000),
    }).then(
      () => ({ cause: null }),
      (error: { cause?: { message?: string } }) => ({ cause: error.cause?.message }),
    );
    return cause === 'bad port';
  };
  const isNamed = (port: number) => {
    try {
      readSettings({ SHELL_PORT: `${port}` }, PROJECT);
      return false;
    } catch (error) {
      return String(error).includes('a port that browsers refuse');
    }
  };
  const ports = Array.from({ length: 1_100 }, (_, at) => at + 1);
  const found = await Promise.all(ports.map(async (port) => [port, await refuses(port)]));
  expect(ports.filter(isNamed)).toEqual(found.filter(([, is]) => is).map(([port]) => port));
});

test('two parts on one port are refused before anything starts', () => {
  expect(() => readSettings({ SHELL_PORT: '4001' }, PROJECT)).toThrow(
    'IDENTITY_PORT and SHELL_PORT both say 4001: give each its own.',
  );
});

test('releases follow the data folder until they are given a place of their own', () => {
  expect(readSettings({ TURNO_DATA_DIR: 'here' }, PROJECT).releasesDir).toBe(
    '/srv/turno/here/releases',
  );
  expect(readSettings({ RELEASES_DIR: '/releases' }, PROJECT).releasesDir).toBe('/releases');
});
