import { accessOf, CALLS, type Call, pathsOf } from '@turno/shared-types';
import { type ContractFixture, digestOf, PEOPLE, ROLES } from './contract-fixture.ts';
import { expectedFor, type Ids, type Outcome } from './expected-outcomes.ts';
import { errorCodeOf, inParallel, type RawRequest, sendRaw } from './raw-requests.ts';
import { filledPath, samplesOf } from './samples.ts';

type Cell = { title: string; request: RawRequest; expected: Outcome };

/**
 * A request whose input is wrong, so that nobody who gets past the guard changes anything: the answer is then
 * `validation_error`.
 */
function probe({ method }: Call, path: string): RawRequest {
  return method === 'GET' ? { method, path: `${path}?$x=1` } : { method, path, body: '{' };
}

function cellsOf(fixture: ContractFixture, name: string, call: Call): Cell[] {
  const { people, wrongTokens, apiKey, own, foreign, internalSecret } = fixture;
  return pathsOf(call).flatMap((path) => {
    const access = accessOf(call, path.split('/')[1]);
    const at = (ids: Ids, userId: number) => {
      const known = ids === 'own' ? { ...own, userId } : { ...foreign, userId: userId + 1 };
      return probe(call, filledPath(call, path, known));
    };
    const cell = (who: string, request: RawRequest, expected: Outcome): Cell => ({
      title: `${name} ${path} by ${who}`,
      request,
      expected,
    });
    const idCases: Ids[] = path.includes('Id') ? ['own', 'foreign'] : ['own'];
    const signedIn = PEOPLE.flatMap((who) =>
      idCases.map((ids) => {
        const { userId, token } = people[who];
        const admitted = expectedFor({ access, permission: call.permission }, who, ids, path);
        const isLeftOut = admitted === 'through' && call.roles?.includes(ROLES[who]) === false;
        const expected = isLeftOut ? 'forbidden' : admitted;
        return cell(`${who}, ${ids} ids`, { ...at(ids, userId), token }, expected);
      }),
    );
    const anonymous = at('own', people.manager.userId);
    if (access === 'internal') {
      const withSecret = (secret: string) => ({
        ...anonymous,
        headers: { 'x-internal-secret': secret },
      });
      return [
        ...signedIn,
        cell('anonymous', anonymous, 'forbidden'),
        cell('a wrong secret', withSecret(`${internalSecret.slice(0, -1)}?`), 'forbidden'),
        cell('an empty secret', withSecret(''), 'forbidden'),
        cell('another service', withSecret(internalSecret), 'through'),
      ];
    }
    const wrong = Object.entries(wrongTokens).map(([what, token]) =>
      cell(
        `a token ${what}`,
        { ...anonymous, token },
        call.opensSession ? 'through' : 'token_expired_or_wrong',
      ),
    );
    const byKey = apiKey
      ? idCases.map((ids) => {
          // A key with every scope makes the calls that admit one, for its own merchant alone, and reads what anybody may.
          const isOfStaff = access === 'owner' && call.keyScope !== undefined && ids === 'own';
          const isAdmitted = isOfStaff || (access === 'anyone' && call.method === 'GET');
          const request = { ...at(ids, people.manager.userId), token: apiKey };
          return cell(`an API key, ${ids} ids`, request, isAdmitted ? 'through' : 'forbidden');
        })
      : [];
    const noToken: Outcome = access === 'anyone' ? 'through' : 'unauthorized';
    return [...signedIn, ...wrong, ...byKey, cell('anonymous', anonymous, noToken)];
  });
}

/** Every call of a service by every caller: which answers differ from its access rule, and whether anything was stored. */
export async function authorizationProblems(fixture: ContractFixture) {
  const calls = Object.entries<Call>(CALLS).filter(([, call]) => call.service === fixture.service);
  const cells = calls.flatMap(([name, call]) => cellsOf(fixture, name, call));
  const before = await digestOf(fixture.db);
  const problems: string[] = [];
  await inParallel(cells, async ({ title, request, expected }) => {
    const code = errorCodeOf(await sendRaw(fixture.url, request));
    const outcome = code === 'validation_error' ? 'through' : code;
    if (outcome !== expected) problems.push(`${title}: ${outcome} instead of ${expected}`);
  });
  if ((await digestOf(fixture.db)) !== before) problems.push('a rejected request stored something');
  return { problems, cellCount: cells.length };
}

/**
 * IDN-037: a manager names an own merchant and things of another one, with input that is right. Reads have to answer an
 * error, and writes may change nothing.
 */
export async function foreignThingsProblems({
  service,
  url,
  db,
  people,
  own,
  foreign,
}: ContractFixture) {
  const { userId, token } = people.manager;
  const known = {
    ...foreign,
    merchantId: own.merchantId ?? 1,
    userId: people['another manager'].userId,
  };
  const calls = Object.entries<Call>(CALLS).filter(
    ([, call]) => call.service === service && /:merchantId\/.*:/.test(call.path),
  );
  const problems: string[] = [];
  const before = await digestOf(db);
  let count = 0;
  for (const [name, call] of calls) {
    for (const pattern of pathsOf(call).filter((path) => path.startsWith('/private/'))) {
      count += 1;
      const path = filledPath(call, pattern, known);
      const [body] = samplesOf(call.body, 1);
      const input = call.method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) };
      const { status, text } = await sendRaw(url, { method: call.method, path, token, ...input });
      const isAnswered = status < 300 && text !== '';
      if (isAnswered || status >= 500)
        problems.push(`${name} ${path} by ${userId}: ${status} ${text}`);
      if ((await digestOf(db)) !== before)
        return { problems: [...problems, `${name} stored something`], count };
    }
  }
  return { problems, count };
}
