import * as z from 'zod/mini';

// Only the fields of entities. Those of requests are in a separate file, which a board does not load: bundlers keep unused
// schemas, because creating one is a call.

/** A numeric id: a positive safe integer. */
export const id = z.int().check(z.positive());

/** An id in a path or a query, where everything is text; `1e3`, `0x1` and `01` are not accepted. */
export const idText = z.pipe(
  z.union([z.string().check(z.regex(/^[1-9]\d{0,15}$/, 'positive integer')), id]),
  z.transform((value, context) => {
    const number = Number(value);
    if (Number.isSafeInteger(number)) return number;
    context.issues.push({ code: 'custom', message: 'positive integer', input: value });
    return z.NEVER;
  }),
);

/** `YYYY-MM-DD`, in the merchant's own calendar, as it is stored and sent. */
export const dateText = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/));
/** `HH:mm`, in the merchant's own clock; `24:00` is the end of a day. */
export const localTime = z.string().check(z.regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/));
/** ISO 8601 in UTC. */
export const instant = z.iso.datetime();

export const nothing = z.object({});

/** Something with an id and a name. */
export const namedSchema = z.object({ id, name: z.string() });
