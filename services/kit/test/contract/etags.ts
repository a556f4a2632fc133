import { accessOf, CALLS, type Call, pathsOf } from '@turno/shared-types';
import { type ContractFixture, isForStaff } from './contract-fixture.ts';
import { inParallel, type RawRequest, sendRaw } from './raw-requests.ts';
import { filledPath } from './samples.ts';

/** Sends every read of a service twice: which answers have no ETag, or come again although their reader has them. */
export async function etagProblems(fixture: ContractFixture) {
  const reads = Object.values<Call>(CALLS)
    .filter(({ service, method }) => service === fixture.service && method === 'GET')
    .filter(({ streams, status }) => !streams && status === 200)
    .flatMap((call) => pathsOf(call).map((path) => readOf(fixture, call, path)));
  const problems: string[] = [];
  let readCount = 0;
  await inParallel(reads, async (request) => {
    const { status, headers } = await sendRaw(fixture.url, request);
    if (status !== 200) return;
    readCount += 1;
    const etag = headers.get('etag');
    // Without a caching rule of its own a client of this kind asks for a fresh answer.
    const again = {
      ...request.headers,
      'if-none-match': etag ?? '',
      'cache-control': 'max-age=0',
    };
    const second = await sendRaw(fixture.url, { ...request, headers: again });
    const isSame = second.headers.get('etag') === etag;
    // What changed in between is sent again, with another ETag.
    if (!etag || (isSame && second.status !== 304)) problems.push(`${request.path}: ${etag}`);
  });
  return { problems, readCount };
}

function readOf(fixture: ContractFixture, call: Call, path: string): RawRequest {
  const { people, own, internalSecret } = fixture;
  const access = accessOf(call, path.split('/')[1]);
  const { userId, token } = people[isForStaff(call, access) ? 'manager' : 'user'];
  const method = 'GET';
  const filled = filledPath(call, path, { ...own, userId });
  return access === 'internal'
    ? { method, path: filled, headers: { 'x-internal-secret': internalSecret } }
    : { method, path: filled, token, headers: {} };
}
