import { expect, test } from '@playwright/test';
import type { Ticket } from '@turno/shared-types';
import { ask } from '../support/api.ts';
import { merchantAt } from '../support/demo-data.ts';
import { guests } from '../support/guests.ts';

/** The line-up path of a queue that no other journey needs. */
async function rushedQueue(): Promise<string> {
  const { id, queues } = await merchantAt('verdesole-porta-ticino');
  return `/public/merchants/${id}/queues/${queues.at(-1)?.id}/lineup`;
}

test('QUE-049 two hundred guests who join one queue at once get two hundred numbers without a gap', async () => {
  test.setTimeout(300_000);
  const path = await rushedQueue();
  const people = await guests(200);
  const answers = await Promise.all(
    people.map((person) =>
      ask(path, {
        method: 'POST',
        token: person.accessToken,
        body: {},
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    ),
  );
  expect(
    answers.filter(({ status }) => status !== 201).map(({ status, text }) => ({ status, text })),
  ).toEqual([]);
  const numbers = answers.map(({ json }) => (json as Ticket).counter).toSorted((a, b) => a - b);
  const first = numbers[0] ?? 0;
  expect(numbers).toEqual(people.map((_, index) => first + index));
});

test('QUE-049 the same request sent twenty times at once is one ticket', async () => {
  const path = await rushedQueue();
  const [person] = await guests(1);
  if (!person) throw new Error('no guest');
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      ask(path, { method: 'POST', token: person.accessToken, body: {}, headers }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  expect(new Set(answers.map(({ json }) => (json as Ticket).counter)).size).toBe(1);
});
