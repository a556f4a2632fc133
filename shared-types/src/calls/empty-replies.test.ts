import { CALLS } from './list.ts';

// A client has no body to read, and hands `{}` to the schema.
test.each(Object.entries(CALLS).filter(([, { status }]) => status === 204))(
  'the empty answer of %s fits its reply',
  (_, { reply }) => {
    expect(reply.safeParse({}).success).toBe(true);
  },
);
