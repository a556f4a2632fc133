import { type Call, listMerchantsCall } from '@turno/shared-types';
import { register } from 'prom-client';
import * as z from 'zod/mini';
import type { Log } from '../log.ts';
import { fitReply, instantText } from './fit-reply.ts';

const dated = z.array(z.object({ at: z.iso.datetime() }));
const row = z.object({ id: z.int().check(z.positive()), name: z.string() });
const replyOf = (reply: z.ZodMiniType): Call => ({ ...listMerchantsCall, reply });
const error = jest.fn();
const log = { error } as unknown as Log;
const [good, erased] = [
  { id: 7, name: 'Ada' },
  { id: 0, name: 'Erased Person' },
];
const countOf = async () =>
  (await register.getSingleMetric('reply_rows_left_out_total')?.get())?.values[0]?.value ?? 0;

beforeEach(() => error.mockClear());

test('S-14 a row that does not fit is left out, logged without its values, and counted', async () => {
  const before = await countOf();
  expect(fitReply(replyOf(z.array(row)), [good, erased, good], () => log)).toEqual([good, good]);
  expect((await countOf()) - before).toBe(1);
  expect(error.mock.calls[0]?.[0]).toEqual({
    call: '/:scope/merchants',
    rows: ['1'],
    fields: ['1.id too_small'],
  });
  expect(JSON.stringify(error.mock.calls)).not.toContain('Erased Person');
});

test.each([
  {
    name: 'in a list of an object',
    schema: z.object({ total: z.int(), rows: z.array(row) }),
    reply: { total: 2, rows: [erased, good] },
    fitted: { total: 2, rows: [good] },
  },
  {
    name: 'with a list of its own that does not fit',
    schema: z.array(z.object({ id: z.int(), inner: z.array(row) })),
    reply: [
      { id: 1, inner: [good, erased] },
      { id: 2, inner: [good] },
    ],
    fitted: [{ id: 2, inner: [good] }],
  },
  { name: 'of two that do not fit', schema: z.array(row), reply: [erased, erased], fitted: [] },
])('S-14 the outermost row is left out: $name', ({ schema, reply, fitted }) => {
  expect(fitReply(replyOf(schema), reply, () => log)).toEqual(fitted);
});

test('S-14 a reply without rows that does not fit is a bug', () => {
  expect(() => fitReply(replyOf(row), erased, () => log)).toThrow();
  expect(() =>
    fitReply(replyOf(z.object({ id: z.int(), rows: z.array(row) })), { rows: [erased] }, () => log),
  ).toThrow();
});

test('a reply that fits says nothing, and no field more than its schema leaves', () => {
  expect(fitReply(replyOf(z.array(row)), [{ ...good, passwordHash: 'x' }], () => log)).toEqual([
    good,
  ]);
  expect(error).not.toHaveBeenCalled();
});

test.each([undefined, null, 'yesterday', 0, new Date(Number.NaN)])(
  'S-14 a row whose instant is stored as %s is left out',
  (stored) => {
    const at = new Date('2026-11-22T10:00:00Z');
    const rows = [{ at: instantText(at) }, { at: instantText(stored) }];
    expect(fitReply(replyOf(dated), rows, () => log)).toEqual([{ at: '2026-11-22T10:00:00.000Z' }]);
  },
);
