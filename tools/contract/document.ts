/** A JSON schema, as far as two of them are compared. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: boolean | Schema;
  $ref?: string;
};

type Content = { content?: Record<string, { schema?: Schema }> };
type Parameter = { name: string; in: string; required?: boolean; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: Content & { required?: boolean };
  responses: Record<string, Content>;
};

/** What an OpenAPI document says of calls and their fields. */
export type Contract = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** What one call takes and gives. */
export type CallShape = { request: Schema; reply: Schema | null };

const JSON_TYPE = 'application/json';

/** The calls of a contract by method and path: `GET /public/merchants/{id}`. */
export function callsOf({ paths }: Contract): Map<string, CallShape> {
  const calls = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => {
      const name = `${verb.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '{}')}`;
      return [name, shapeOf(operation)] as const;
    }),
  );
  return new Map(calls);
}

function shapeOf({ parameters = [], requestBody, responses }: Operation): CallShape {
  // A name in the path is free to change: only its place is on the wire.
  const sent = parameters.filter((each) => each.in !== 'path');
  const body = requestBody?.content?.[JSON_TYPE]?.schema;
  const fields = sent.map((each) => [each.name, each.schema] as const);
  const needed = sent.filter((each) => each.required).map(({ name }) => name);
  const good = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return {
    request: {
      type: 'object',
      properties: { ...Object.fromEntries(fields), ...(body ? { body } : {}) },
      required: [...needed, ...(requestBody?.required ? ['body'] : [])],
      // Services ignore a parameter that they do not know, and answer something else than what was asked for.
      additionalProperties: false,
    },
    reply: good?.content?.[JSON_TYPE]?.schema ?? null,
  };
}

const WORDS = ['description', 'summary', 'tags', 'pattern', 'security'];
const EXAMPLES = ['example', 'examples'];

/** The document without words, examples and errors: what a release keeps, to be compared with later ones. */
export function essenceOf(document: object): Contract {
  const { paths, components }: Contract = JSON.parse(JSON.stringify(document, withoutWords));
  return { paths, components: { schemas: components.schemas } };
}

function withoutWords(name: string, value: unknown): unknown {
  // A field may have the name of such a word: then it is an object.
  const isWord = WORDS.includes(name) && (typeof value !== 'object' || Array.isArray(value));
  return isWord || EXAMPLES.includes(name) || /^[45]\d\d$/.test(name) ? undefined : value;
}
