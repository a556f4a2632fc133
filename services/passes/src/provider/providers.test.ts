import type { Database } from '@turno/kit';
import { connectTestDatabase } from '@turno/kit/test';
import fc from 'fast-check';

import { OFFICE_SECRET, startTicketOffice } from '../../test/ticket-office.ts';
import { createHttpProvider } from './clients.ts';
import type { PassProvider } from './pass-provider.ts';
import { createEmbeddedProvider, type EmbeddedProvider, type IssuedPass } from './store.ts';

const AT = new Date('2026-11-21T10:00:00Z');
const at = (seconds: number) => new Date(AT.getTime() + seconds * 1_000);

let database: Database;
let embedded: EmbeddedProvider;
let office: Awaited<ReturnType<typeof startTicketOffice>>;
let overHttp: PassProvider;
beforeAll(async () => {
  database = await connectTestDatabase();
  embedded = await createEmbeddedProvider(database.db);
  office = await startTicketOffice(embedded);
  overHttp = createHttpProvider({
    baseUrl: office.url,
    secret: OFFICE_SECRET,
    onError: (error) => {
      throw error;
    },
    timeoutMs: 60_000,
    firstRetryAfterMs: 1,
  });
});
afterAll(async () => {
  await office.close();
  await database.close();
});

let lastCode = 0;
async function issue(change: Partial<IssuedPass> = {}): Promise<string> {
  lastCode += 1;
  const code = `CODE/${lastCode}`;
  const sold = { passTypeId: 1, validFrom: null, validTo: null, maxUses: 3 };
  await embedded.issue([{ code, ...sold, ...change }]);
  return code;
}

describe.each([
  { name: 'the embedded ticket office', provider: () => embedded, losesReplies: false },
  { name: 'a ticket office over HTTP', provider: () => overHttp, losesReplies: false },
  {
    name: 'one over HTTP that loses every other reply',
    provider: () => overHttp,
    losesReplies: true,
  },
])('$name', ({ provider, losesReplies }) => {
  beforeEach(() => {
    office.faults.length = 0;
    if (losesReplies)
      office.faults.push(...Array.from({ length: 10 }, () => ['lost', null] as const).flat());
  });
  const use = (code: string, useId: string, when = AT) => provider().use({ code, useId, at: when });
  const undo = (code: string, useId: string, when = AT) =>
    provider().undo({ code, useId, at: when });

  test('PAS-003 says what it knows of a code', async () => {
    const validity = { validFrom: at(-60), validTo: at(60) };
    const code = await issue(validity);
    expect(await provider().find(code)).toEqual({
      code,
      passTypeId: 1,
      ...validity,
      maxUses: 3,
      used: 0,
      lastProviderUsedAt: null,
      oneShotProviderUsage: false,
    });
  });

  test('PAS-034 does not know a code that was never sold', async () => {
    const unknown = { code: 'code_not_valid' };
    await expect(provider().find('nothing')).rejects.toMatchObject(unknown);
    await expect(use('nothing', 'use-1')).rejects.toMatchObject(unknown);
    await expect(undo('nothing', 'use-1')).rejects.toMatchObject(unknown);
  });

  test('PAS-003 counts a use once, and says when it was', async () => {
    const code = await issue();
    await use(code, 'use-1', at(5));
    const again = await use(code, 'use-1', at(9));
    expect(again).toMatchObject({ used: 1, lastProviderUsedAt: at(5) });
    expect(await use(code, 'use-2', at(20))).toMatchObject({ used: 2, lastProviderUsedAt: at(20) });
  });

  test.each([
    {
      name: 'a second use of a single one',
      pass: { maxUses: 1 },
      used: 1,
      code: 'pass_already_entered',
    },
    { name: 'a third use of two', pass: { maxUses: 2 }, used: 2, code: 'pass_no_uses_left' },
    {
      name: 'a pass that is not valid yet',
      pass: { validFrom: at(1) },
      used: 0,
      code: 'pass_not_usable',
    },
    { name: 'an expired pass', pass: { validTo: AT }, used: 0, code: 'pass_expired' },
  ])('PAS-031 rejects $name with $code', async ({ pass, used, code: expected }) => {
    const code = await issue(pass);
    for (let each = 0; each < used; each += 1) await use(code, `use-${each}`);
    await expect(use(code, 'one-more')).rejects.toMatchObject({ code: expected });
    expect(await provider().find(code)).toMatchObject({ used });
  });

  test('PAS-031 rejects a disabled pass', async () => {
    const code = await issue();
    await embedded.disable(code);
    await expect(use(code, 'use-1')).rejects.toMatchObject({ code: 'pass_not_usable' });
  });

  test('PAS-003 an undo gives back exactly one use, however often it is sent', async () => {
    const code = await issue({ maxUses: 1 });
    await use(code, 'use-1', at(5));
    for (let each = 0; each < 3; each += 1) {
      expect(await undo(code, 'use-1', at(6))).toMatchObject({ used: 0, lastProviderUsedAt: null });
    }
    expect(await use(code, 'use-2', at(7))).toMatchObject({ used: 1 });
    expect(await undo(code, 'use-1', at(8))).toMatchObject({ used: 1 });
  });

  test('PAS-003 a use that arrives after its undo does not count', async () => {
    const code = await issue();
    expect(await undo(code, 'use-1')).toMatchObject({ used: 0 });
    expect(await use(code, 'use-1')).toMatchObject({ used: 0, lastProviderUsedAt: null });
  });
});

describe.each([
  { name: 'the embedded ticket office', provider: () => embedded },
  { name: 'a ticket office over HTTP', provider: () => overHttp },
])('$name under load', ({ provider }) => {
  beforeEach(() => {
    office.faults.length = 0;
  });

  test('PAS-031 of twenty uses at once as many win as the pass has', async () => {
    const code = await issue({ maxUses: 3 });
    const uses = Array.from({ length: 20 }, (_, each) =>
      provider().use({ code, useId: `use-${each}`, at: AT }),
    );
    const results = await Promise.allSettled(uses);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await provider().find(code)).toMatchObject({ used: 3 });
  });

  test('PAS-031 no order of uses, undos and retries exceeds the pass or loses a use', async () => {
    const command = fc.record({ id: fc.integer({ min: 1, max: 5 }), isUndo: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 12 }), async (commands) => {
        const code = await issue({ maxUses: 2 });
        const [counted, undone] = [new Set<number>(), new Set<number>()];
        for (const { id, isUndo } of commands) {
          const sent = { code, useId: `use-${id}`, at: AT };
          if (isUndo) {
            await provider().undo(sent);
            counted.delete(id);
            undone.add(id);
            continue;
          }
          const isAccepted = await provider()
            .use(sent)
            .then(
              () => true,
              () => false,
            );
          expect(isAccepted).toBe(counted.has(id) || undone.has(id) || counted.size < 2);
          if (isAccepted && !undone.has(id)) counted.add(id);
        }
        expect((await provider().find(code)).used).toBe(counted.size);
      }),
      { numRuns: 20 },
    );
  });
});
