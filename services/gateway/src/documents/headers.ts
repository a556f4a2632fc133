import type { JsonSchema } from './examples/example-of.ts';

type Header = { description: string; schema: { type: string } };

const header = (type: string, description: string): Header => ({ description, schema: { type } });

/** The headers of answers that a client acts on, as the document defines them. */
export const HEADERS: Readonly<Record<string, Header>> = {
  Allow: header('string', 'The methods that the path has.'),
  ETag: header('string', 'Send it as `If-None-Match`: unchanged content answers 304.'),
  Location: header('string', 'Where what was made can be read; of a redirect, where it leads.'),
  RateLimit: header(
    'string',
    'What is left of the budget: `limit=600, remaining=599, reset=60`, with seconds until it is full again.',
  ),
  'RateLimit-Policy': header('string', 'The budget: `600;w=60` are 600 requests in 60 seconds.'),
  'Retry-After': header('integer', 'Seconds to wait.'),
  'X-Total-Count': header('integer', 'Rows on all pages together.'),
};

/** Some of these headers, as an answer names them. */
export function headersNamed(names: readonly string[]): JsonSchema {
  return Object.fromEntries(
    names.map((name) => [name, { $ref: `#/components/headers/${name}` }] as const),
  );
}

/** What the gateway says of the budget with each answer. */
export const BUDGET = ['RateLimit', 'RateLimit-Policy'] as const;

/** Answers that no call has of its own, because a path gives them to methods that it lacks. */
export const SHARED_RESPONSES = {
  MethodNotAllowed: {
    description: 'The path has other methods.',
    headers: headersNamed(['Allow', ...BUDGET]),
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};
