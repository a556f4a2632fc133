import { breaksOfKnown } from './breaks.ts';
import { breaksOf, type Contract, essenceOf, type Schema } from './index.ts';
import { reportOf, SERVICES_FIRST } from './report.ts';

const NAME = { type: 'string' };
const TICKET: Schema = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    name: NAME,
    next: { $ref: '#/components/schemas/Ticket' },
  },
  required: ['id', 'name'],
};

type Change = { ticket?: Partial<Schema>; body?: Partial<Schema>; path?: string; query?: string };

function contract(change: Change = {}): Contract {
  const { ticket = {}, body = {}, path = '/tickets/{id}', query } = change;
  const filter = query === undefined ? [] : [{ name: query, in: 'query', schema: NAME }];
  const schema = { type: 'object', properties: { pax: NAME }, required: [], ...body };
  return {
    paths: {
      [path]: {
        post: {
          parameters: [
            { name: 'id', in: 'path', required: true, schema: { type: 'integer' } },
            ...filter,
          ],
          requestBody: { required: true, content: { 'application/json': { schema } } },
          responses: {
            '200': {
              content: { 'application/json': { schema: { $ref: '#/components/schemas/Ticket' } } },
            },
          },
        },
      },
    },
    components: { schemas: { Ticket: { ...TICKET, ...ticket } } },
  };
}

const NEW_FIELD = {
  properties: { ...TICKET.properties, desk: NAME },
  required: ['id', 'name', 'desk'],
};
const asName = (schema: Schema) => ({ properties: { ...TICKET.properties, name: schema } });

test.each<[string, Change]>([
  ['nothing changes', {}],
  ['a name in the address changes', { path: '/tickets/{ticketId}' }],
  ['the reply has a field more', { ticket: NEW_FIELD }],
  ['a request may have a field more', { body: { properties: { pax: NAME, note: NAME } } }],
  ['a field of the reply has fewer values', { ticket: asName({ type: 'string', enum: ['a'] }) }],
])('old pages go on when %s', (_, change) => {
  expect(breaksOf({ pages: contract(), services: contract(change) })).toEqual([]);
});

test.each<[string, Change, string]>([
  ['a call is gone', { path: '/numbers/{id}' }, 'POST /tickets/{} is gone'],
  [
    'a field of the reply is gone',
    { ticket: { properties: { id: { type: 'integer' } }, required: ['id'] } },
    'POST /tickets/{} reply.name is missing',
  ],
  [
    'a field of the reply may be missing',
    { ticket: { required: ['id'] } },
    'POST /tickets/{} reply.name may be missing',
  ],
  [
    'a field of the reply may be null',
    { ticket: asName({ anyOf: [NAME, { type: 'null' }] }) },
    'POST /tickets/{} reply.name may be null, not only string',
  ],
  [
    'a request needs a field more',
    { body: { properties: { pax: NAME, note: NAME }, required: ['note'] } },
    'POST /tickets/{} request.body.note is missing',
  ],
  [
    'a field of a request has fewer values',
    { body: { properties: { pax: { type: 'string', enum: ['1'] } } } },
    'POST /tickets/{} request.body.pax may be anything',
  ],
  [
    'a request takes no unknown field',
    { body: { properties: {}, additionalProperties: false } },
    'POST /tickets/{} request.body.pax is not known',
  ],
])('old pages break when %s, and the field is named', (_, change, sentence) => {
  expect(breaksOf({ pages: contract(), services: contract(change) })).toEqual([sentence]);
});

test('new pages break at old services that lack what they need', () => {
  expect(breaksOf({ pages: contract({ ticket: NEW_FIELD }), services: contract() })).toEqual([
    'POST /tickets/{} reply.desk is missing',
  ]);
  const values = { type: 'string', enum: ['a', 'b'] };
  const fewer = contract({ ticket: asName({ type: 'string', enum: ['a'] }) });
  expect(breaksOf({ pages: fewer, services: contract({ ticket: asName(values) }) })).toEqual([
    'POST /tickets/{} reply.name may be b',
  ]);
});

test('new pages that send a field which old services refuse wait for the services, and the report says so', () => {
  const fields = { pax: NAME, byText: { type: 'boolean' } };
  const strict = { additionalProperties: false };
  const pages = contract({ body: { properties: fields, ...strict } });
  const breaks = breaksOfKnown({ pages, services: contract({ body: strict }) });
  expect(breaks).toEqual(['POST /tickets/{} request.body.byText is not known']);
  expect(breaksOfKnown({ pages: contract({ body: strict }), services: pages })).toEqual([]);
  expect(reportOf('Present pages', breaks, SERVICES_FIRST).split('\n')).toEqual([
    'Present pages: 1 would break',
    '  POST /tickets/{} request.body.byText is not known',
    expect.stringMatching(
      /^ {2}Release the services first .* npm run contract -- --publish, then the pages\./,
    ),
    '',
  ]);
  expect(reportOf('Present pages', [], SERVICES_FIRST)).toBe('Present pages: nothing breaks\n');
});

test('a parameter that the other side does not know is named, because it is ignored', () => {
  const sentence = 'POST /tickets/{} request.day is not known';
  const [asking, plain] = [contract({ query: 'day' }), contract()];
  expect(breaksOf({ pages: asking, services: plain })).toEqual([sentence]);
  expect(breaksOfKnown({ pages: asking, services: plain })).toEqual([sentence]);
  expect(breaksOf({ pages: plain, services: asking })).toEqual([]);
});

test('what a release keeps has no words, and says the same', () => {
  const described = { ...NAME, description: 'A name' };
  const kept = essenceOf({
    ...contract({ ticket: asName(described) }),
    info: { description: 'x' },
  });
  expect(JSON.stringify(kept)).not.toContain('A name');
  expect(kept).toEqual(contract());
});
