import type { RemoteRecord, RemotesFile } from '@turno/shared-types';
import { settle } from '@turno/shared-ui/test';
import { buildRelease, CURRENT, EARLIER, POINTER } from '../../test/releases.ts';
import { createRemoteLoader } from './remote-loader.ts';
import type { RemoteFailure } from './remote-types.ts';

const Remote = () => null;

/** A container whose answers are scripted by version; each call takes the next one, the last repeats. */
function setUp(script: Record<string, (() => Promise<unknown>)[]>, file: RemotesFile = POINTER) {
  const asked: string[] = [];
  const failures: RemoteFailure[] = [];
  const loaded: string[] = [];
  const loader = createRemoteLoader({
    file: () => Promise.resolve(file),
    hostApi: '1.0.0',
    deadlineMs: 20,
    onFailure: (failure) => failures.push(failure),
    onLoaded: (name, version) => loaded.push(`${name} ${version}`),
    importRemote: ({ version }: RemoteRecord, attempt) => {
      asked.push(`${version}#${attempt}`);
      const answers = script[version] ?? [];
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer?.() ?? Promise.reject(new Error('no such version'));
    },
  });
  return { loader, asked, failures, loaded };
}

const good = () => Promise.resolve({ Remote });
const broken = () => Promise.reject(new Error('Failed to fetch'));
const hanging = () => new Promise<never>(() => undefined);
const foreign = () => Promise.resolve({ default: Remote });

test('SHL-012 concurrent requests load a remote once', async () => {
  const { loader, asked, loaded } = setUp({ [CURRENT.version]: [good] });
  expect(loader.peek('mfe-consumer')).toBeNull();
  const [one, two] = await Promise.all([loader.load('mfe-consumer'), loader.load('mfe-consumer')]);
  expect(one).toBe(two);
  expect(await loader.load('mfe-consumer')).toBe(one);
  expect(loader.peek('mfe-consumer')).toEqual({ Remote, version: CURRENT.version });
  expect(asked).toEqual([`${CURRENT.version}#0`]);
  expect(loaded).toEqual([`mfe-consumer ${CURRENT.version}`]);
});

test.each([
  {
    name: 'a passing failure is overcome under a fresh address',
    script: { [CURRENT.version]: [broken, good] },
    version: CURRENT.version,
    asked: [`${CURRENT.version}#0`, `${CURRENT.version}#1`],
    stages: ['load'],
  },
  {
    name: 'a version that does not load gives way to the one before it',
    script: { [CURRENT.version]: [broken], [EARLIER.version]: [good] },
    version: EARLIER.version,
    asked: [`${CURRENT.version}#0`, `${CURRENT.version}#1`, `${EARLIER.version}#0`],
    stages: ['load', 'load'],
  },
  {
    name: 'a version that hangs is given one deadline only',
    script: { [CURRENT.version]: [hanging], [EARLIER.version]: [good] },
    version: EARLIER.version,
    asked: [`${CURRENT.version}#0`, `${EARLIER.version}#0`],
    stages: ['load'],
  },
  {
    name: 'a version without the promised component is left at once',
    script: { [CURRENT.version]: [foreign], [EARLIER.version]: [good] },
    version: EARLIER.version,
    asked: [`${CURRENT.version}#0`, `${EARLIER.version}#0`],
    stages: ['contract'],
  },
])('SHL-012 $name', async ({ script, version, asked: expected, stages }) => {
  const { loader, asked, failures } = setUp(script);
  expect((await settle(loader.load('mfe-consumer'))).version).toBe(version);
  expect(asked).toEqual(expected);
  expect(failures.map((failure) => failure.stage)).toEqual(stages);
});

test('SHL-012 a version for another host contract is never requested', async () => {
  const future = buildRelease({ version: '0.3.0-cccccccc', hostApi: '^2.0.0' });
  const pointer: RemotesFile = { schema: 1, remotes: [future], previous: [EARLIER] };
  const { loader, asked, failures } = setUp({ [EARLIER.version]: [good] }, pointer);
  expect((await loader.load('mfe-consumer')).version).toBe(EARLIER.version);
  expect(asked).toEqual([`${EARLIER.version}#0`]);
  expect(failures).toMatchObject([{ version: future.version, stage: 'contract' }]);
});

test('SHL-012 a failure is not cached: the next load requests fresh addresses', async () => {
  const script = { [CURRENT.version]: [broken, broken, good], [EARLIER.version]: [broken] };
  const { loader, asked } = setUp(script);
  await expect(loader.load('mfe-consumer')).rejects.toThrow('cannot be loaded');
  expect((await loader.load('mfe-consumer')).version).toBe(CURRENT.version);
  expect(asked.at(-1)).toBe(`${CURRENT.version}#2`);
});

test('SHL-012 a version that broke while running comes last at the next load', async () => {
  const { loader, failures } = setUp({ [CURRENT.version]: [good], [EARLIER.version]: [good] });
  await loader.load('mfe-consumer');
  loader.reject('mfe-consumer', CURRENT.version, new Error('boom'));
  expect(loader.peek('mfe-consumer')).toBeNull();
  expect((await loader.load('mfe-consumer')).version).toBe(EARLIER.version);
  expect(failures).toMatchObject([{ stage: 'render', message: 'boom' }]);
  loader.reject('mfe-consumer', EARLIER.version, new Error('boom'));
  expect((await loader.load('mfe-consumer')).version).toBe(CURRENT.version);
});

test('SHL-012 where no other version loads, the one that broke returns once', async () => {
  const script = { [CURRENT.version]: [good, broken], [EARLIER.version]: [broken] };
  const { loader } = setUp(script);
  const first = await loader.load('mfe-consumer');
  loader.reject('mfe-consumer', CURRENT.version, new Error('a part is missing'));
  expect(await loader.load('mfe-consumer')).toBe(first);
  loader.reject('mfe-consumer', CURRENT.version, new Error('a part is missing'));
  await expect(loader.load('mfe-consumer')).rejects.toThrow('cannot be loaded');
});

test('SHL-012 a remote the pointer does not name cannot be loaded', async () => {
  const { loader } = setUp({});
  await expect(loader.load('mfe-display')).rejects.toThrow('cannot be loaded');
});

test('SHL-012 an unreadable pointer is reported and requested again', async () => {
  const failures: RemoteFailure[] = [];
  let isUp = false;
  const loader = createRemoteLoader({
    file: () => (isUp ? Promise.resolve(POINTER) : Promise.reject(new Error('down'))),
    hostApi: '1.0.0',
    deadlineMs: 20,
    onFailure: (failure) => failures.push(failure),
    onLoaded: () => undefined,
    importRemote: good,
  });
  await expect(loader.load('mfe-consumer')).rejects.toThrow('down');
  expect(failures).toMatchObject([{ stage: 'discover', version: null, message: 'down' }]);
  isUp = true;
  expect((await loader.load('mfe-consumer')).version).toBe(CURRENT.version);
});
