export type JsonSchema = Record<string, unknown>;

/** Values of fields by name, or by the name of their schema and their own: a type alone makes a poor example. */
const BY_NAME: Readonly<Record<string, unknown>> = {
  brandColour: '#0a7d4b',
  accessToken: 'eyJhbGciOiJFZERTQSJ9…',
  captchaToken: 'eyJjaGFsbGVuZ2UiOnsi…',
  capacity: 2,
  checkInCode: 'CYKT5B6QP3',
  city: 'Roma',
  country: 'IT',
  defaultWaitingTime: 300,
  description: 'Forno Aurora, Via Roma 1, Roma',
  device: 'Firefox on Android',
  displayName: 'Ada',
  email: 'ada@example.org',
  eventId: 'ticket.called.9f6e0f3f0c9d8f11',
  formattedAddress: 'Via Roma 1, 00184 Roma',
  id: 12,
  key: 'turno_12_3_Qsox…',
  lat: 41.89,
  lng: 12.49,
  merchantId: 12,
  name: 'Forno Aurora',
  newPassword: 'tramonto rosso 73',
  password: 'correct horse battery',
  paxCount: 2,
  phone: '+39 06 1234567',
  postalCode: '00184',
  prefix: 'turno_12_3_Qsox',
  province: 'RM',
  qrCodeJWT: 'eyJhbGciOiJIUzI1NiJ9…',
  queueId: 40,
  route: 'Via Roma',
  settings: 'lang=it,en',
  secret: 'whsec_qkktXIGbxvtRcBJ1aR8L0VLzrZ7gobsK',
  shortName: 'BA1',
  streetNumber: '1',
  ticketValue: '5',
  timezone: 'Europe/Rome',
  url: 'https://till.example.org/turno',
  userId: 295_187_436_920_514,
  vanity: 'forno-aurora',
  website: 'https://forno-aurora.example',
  'Category.name': 'Food',
  'Desk.name': 'Counter 1',
  'Queue.name': 'Bread',
  'ChildQueue.name': 'Tables',
  'Queue.minPax': 1,
  'ChildQueue.minPax': 1,
};

const TOKEN = 'kR8_vTq2m-dK3vQ9xT7mB2pL8wR5yC1nHsA0bZ4eFgU';
/** One example text for each format. */
const TEXTS = [
  '2026-11-22T10:00:00.000Z',
  '2026-11-22',
  '10:00',
  'text',
  '5f0c0f6e6d7c4c549d0c0a6f4f7a2b11',
  TOKEN,
  '12',
  'CFH479',
];

type Schemas = Readonly<Record<string, JsonSchema>>;

/** An example of a schema: its own where it has one, else what is required, with the value its name calls for. */
export function exampleOf(schema: unknown, schemas: Schemas, name = '', owner = ''): unknown {
  const { $ref, examples, anyOf, oneOf, ...json } = Object(schema);
  if (typeof $ref === 'string') {
    const named = $ref.slice($ref.lastIndexOf('/') + 1);
    return exampleOf(schemas[named], schemas, name, named);
  }
  if (Array.isArray(examples)) return examples[0];
  if ('const' in json) return json.const;
  if (Array.isArray(json.enum)) return json.enum[0];
  const [first] = anyOf ?? oneOf ?? [];
  if (first) return exampleOf(first, schemas, name, owner);
  const type = [json.type].flat()[0];
  if (type === 'object') return objectExample(json, schemas, owner);
  const value = BY_NAME[`${owner}.${name}`] ?? BY_NAME[name];
  if (typeof value === (type === 'integer' ? 'number' : type)) return value;
  if (type === 'array') {
    const count = Math.max(1, json.minItems ?? 1);
    return Array.from({ length: count }, () => exampleOf(json.items, schemas, '', owner));
  }
  if (type === 'string') return textExample(json);
  if (type === 'integer' || type === 'number') return json.minimum ?? 0;
  return type === 'boolean' ? false : null;
}

function objectExample(json: JsonSchema, schemas: Schemas, owner: string): object {
  const required: unknown[] = Array.isArray(json.required) ? json.required : [];
  const fields = Object.entries(Object(json.properties)).filter(([key]) => required.includes(key));
  return Object.fromEntries(
    fields.map(([key, field]) => [key, exampleOf(field, schemas, key, owner)]),
  );
}

function textExample({ pattern, format, minLength, maxLength }: JsonSchema): string {
  if (pattern === undefined && format === undefined && minLength === undefined) return 'text';
  const expected = new RegExp(String(pattern ?? ''), 'u');
  const fits = (text: string) =>
    expected.test(text) &&
    text.length >= Number(minLength ?? 0) &&
    text.length <= Number(maxLength ?? Number.POSITIVE_INFINITY);
  return TEXTS.find(fits) ?? 'text';
}
