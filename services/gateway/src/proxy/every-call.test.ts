import { startTestService, type TestService } from '@turno/kit/test';
import { CALLS, type Call, pathsOf } from '@turno/shared-types';
import { echoApp, startGateway } from '../../test/start-gateway.ts';

const KEY = 'web';
const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'];
let upstream: TestService;
let gateway: TestService;

beforeAll(async () => {
  upstream = await startTestService(echoApp('any'));
  const { url } = upstream;
  const urls = { IDENTITY_URL: url, QUEUES_URL: url, PASSES_URL: url };
  const limits = { RATE_LIMIT_PER_MINUTE: '100000', AUTH_RATE_LIMIT_PER_MINUTE: '100000' };
  gateway = await startGateway({ ...urls, ...limits, CLIENT_KEYS: KEY });
});
afterAll(() => Promise.all([gateway.close(), upstream.close()]));

const filled = (path: string) => path.replace(/:\w+/g, '5');
const ROWS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  pathsOf(call).map((path) => ({ title: `${name} ${path}`, call, path })),
);
const PUBLIC = ROWS.filter(({ call }) => call.access !== 'internal');
const INTERNAL = ROWS.filter(({ call }) => call.access === 'internal');

async function outcomeOf(method: string, path: string, headers: Record<string, string> = {}) {
  const response = await fetch(gateway.url + path, { method, headers, redirect: 'manual' });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: JSON.parse(text) };
}

test.each(PUBLIC)('G-51 $title needs a known client key', async ({ call, path }) => {
  // A browser that navigates to a page cannot send one, nor can the wallet of a phone.
  const refused = call.status === 302 || call.isKeyless ? 200 : 403;
  for (const key of ['', 'WEB', `${KEY} `.repeat(2), '__proto__']) {
    const { status, body } = await outcomeOf(call.method, filled(path), { 'x-client-key': key });
    expect([key, status, body.error_code ?? 'none']).toEqual([
      key,
      refused,
      refused === 403 ? 'client_key_wrong' : 'none',
    ]);
  }
});

test.each(PUBLIC)('S-12 $title answers other methods with 405', async ({ path }) => {
  // A fixed path wins over one with a parameter in its place.
  const patterns = PUBLIC.filter(
    (each) => matches(each.path, filled(path)) && matches(path, filled(each.path)),
  );
  const served: string[] = patterns.map(({ call }) => call.method);
  for (const method of METHODS.filter((each) => !served.includes(each))) {
    const headers = { 'x-client-key': KEY };
    const answer = await outcomeOf(method, filled(path), headers);
    const allowed = answer.headers.get('allow')?.split(', ') ?? [];
    expect([method, answer.status, answer.body.error_code]).toEqual([
      method,
      405,
      'method_not_allowed',
    ]);
    expect(allowed.filter((each) => each !== 'HEAD')).toEqual([...new Set(served)].toSorted());
  }
});

test.each(INTERNAL)('$title cannot be reached from outside', async ({ path }) => {
  const headers = { 'x-client-key': KEY, 'x-internal-secret': 'sixteen or more letters' };
  for (const method of METHODS) {
    const { status, body } = await outcomeOf(method, filled(path), headers);
    expect([method, status, body.error_code]).toEqual([method, 404, 'not_found']);
  }
});

function matches(pattern: string, path: string): boolean {
  const parts = pattern.split('/').map((part) => (part.startsWith(':') ? '[^/]+' : part));
  return new RegExp(`^${parts.join('/')}$`).test(path);
}
