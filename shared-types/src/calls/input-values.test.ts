import * as z from 'zod/mini';
import { CALLS, type Call } from '../index.ts';

type Field = {
  name: string;
  accepts: (value: unknown) => boolean;
  /** The value as handlers receive it. */
  read: (value: unknown) => unknown;
};

/** Every field of an input by its path, also inside lists and optional parts. */
function fieldsOf(schema: z.core.$ZodType, path: string): Field[] {
  const accepts = (value: unknown) => z.safeParse(schema, value).success;
  const read = (value: unknown) => z.safeParse(schema, value).data;
  const { def } = schema._zod;
  const inner = 'innerType' in def ? def.innerType : 'element' in def ? def.element : null;
  if (inner) return fieldsOf(inner as z.core.$ZodType, path);
  if (!('shape' in def)) return [{ name: path, accepts, read }];
  return Object.entries(def.shape as Record<string, z.core.$ZodType>).flatMap(([key, each]) =>
    fieldsOf(each, `${path}.${key}`),
  );
}

const FIELDS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  (['params', 'query', 'body'] as const).flatMap((part) => fieldsOf(call[part], `${name}.${part}`)),
);
const named = (name: RegExp) => FIELDS.filter((field) => name.test(field.name));
// Eight digits can be a telephone number, also with dashes.
const isDate = ({ accepts }: Field) =>
  accepts('2028-02-29') && !['2028-2', '20280229', 'long enough'].some(accepts);

test('the walk finds the fields of nested lists', () => {
  expect(FIELDS.map(({ name }) => name)).toContain('saveOpeningsCall.body.openings.create.date');
  expect(FIELDS.length).toBeGreaterThan(150);
});

test.each(FIELDS.filter(isDate))('S-12 $name takes days of the calendar only', ({ accepts }) => {
  for (const none of ['2026-02-29', '2026-02-30', '2026-04-31', '2026-13-01', '2026-00-10']) {
    expect([none, accepts(none)]).toEqual([none, false]);
  }
});

test('S-12 every field that is called a date is one', () => {
  const dates = named(/\.(date|\w+Date)$/);
  expect(dates.length).toBeGreaterThan(4);
  expect(dates.filter((field) => !isDate(field)).map(({ name }) => name)).toEqual([]);
});

test.each(named(/password$/i))('IDN-020 $name is the same in every encoding', ({ read }) => {
  expect(read('citta\u0300 di notte')).toBe('citt\u00E0 di notte');
});

test.each(named(/timezone$/))('S-12 $name takes IANA names only', ({ accepts }) => {
  for (const zone of ['Europe/Rome', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Kolkata']) {
    expect([zone, accepts(zone)]).toEqual([zone, true]);
  }
  for (const none of ['Europe/Roma', '+02:00', 'europe/rome', 'Rome', '']) {
    expect([none, accepts(none)]).toEqual([none, false]);
  }
});

test.each(named(/\.(page|per_page|offset)$/))('S-12 $name is in range', ({ name, accepts }) => {
  const least = name.endsWith('offset') ? 0 : 1;
  const most = name.endsWith('per_page') ? 100 : 100_000;
  for (const number of [least, most]) expect(accepts(String(number))).toBe(true);
  for (const none of [least - 1, most + 1, 1.5, '1e2', 'x', '']) {
    expect([none, accepts(String(none))]).toEqual([none, false]);
  }
});

const ROW = { dayOfWeek: 1, start: '09:00', end: '13:00' };
const OPENINGS = ['createOpeningCall', 'changeOpeningCall'] as const;

test.each(OPENINGS)('S-12 %s takes slots with a length only', (name) => {
  const { body } = CALLS[name];
  expect(body.safeParse(ROW).success).toBe(true);
  const { error } = body.safeParse({ ...ROW, end: ROW.start });
  expect(error?.issues.map(({ path }) => path)).toEqual([['end']]);
});

test('S-12 of rows that are saved together the wrong one is named', () => {
  const create = [ROW, { ...ROW, start: '13:00' }];
  const { error } = CALLS.saveOpeningsCall.body.safeParse({ openings: { create } });
  expect(error?.issues.map(({ path }) => path)).toEqual([['openings', 'create', 1, 'end']]);
});

test('S-12 a show begins once at a time', () => {
  const week = [[], ['10:00', '11:00'], ['10:00', '11:00', '10:00'], [], [], [], []];
  const { error } = CALLS.updateQueueCall.body.safeParse({ eventScheduleWeek: week });
  expect(error?.issues.map(({ path }) => path)).toEqual([['eventScheduleWeek', 2, 2]]);
});

const isLine = ({ accepts }: Field) => accepts('Città nuova 7') && !accepts('a\u202Eb');

test.each(FIELDS.filter(isLine))('S-12 $name takes no text that nobody can see', ({ accepts }) => {
  for (const none of ['\u200B\u200B\u200B', '\u00AD\u2060\uFEFF', '\u3164\u3164', '\u2800\u2800']) {
    expect([none, accepts(none)]).toEqual([none, false]);
  }
  expect(accepts('Forno 👩‍🍳')).toBe(true);
});

/** Addresses of webhooks have stricter rules, and an error code, of their own. */
const isWebAddress = ({ name, accepts }: Field) =>
  !name.includes('Webhook') && accepts('https://shop.example/x') && !accepts('correct horse');

test.each(FIELDS.filter(isWebAddress))('S-12 $name takes web addresses only', ({ accepts }) => {
  for (const none of [
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://',
    'https://bank.example@evil.example/',
    'https://a:b@evil.example',
    'http://a b',
    'https://[1',
  ]) {
    expect([none, accepts(none)]).toEqual([none, false]);
  }
  expect(accepts('https://social.example/@shop?a=b@c#d')).toBe(true);
});

test.each(['listMerchantsCall.query', 'createMerchantCall.body', 'updateMerchantCall.body'])(
  'S-12 %s takes both coordinates or none',
  (name) => {
    const [call = '', part = ''] = name.split('.');
    const schema = Object(Object(CALLS)[call])[part] as z.ZodMiniType;
    const wrong = (point: object) =>
      schema
        .safeParse({ name: 'Forno', categoryId: 1, ...point })
        .error?.issues.map(({ path }) => path.join('.'));
    expect(wrong({ lat: 45 })).toEqual(['lng']);
    expect(wrong({ lng: 9 })).toEqual(['lat']);
    expect(wrong({ lat: 45, lng: 9 })).toBeUndefined();
    expect(wrong({})).toBeUndefined();
  },
);
