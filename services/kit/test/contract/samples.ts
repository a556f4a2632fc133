import type { Call } from '@turno/shared-types';
import fc, { type Arbitrary } from 'fast-check';
import * as z from 'zod/mini';
import type { PathParams } from './contract-fixture.ts';

type Schema = z.core.$ZodType;
type Def = {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  out?: Schema;
  options?: Schema[];
};
type JsonSchema = {
  type?: string | string[];
  pattern?: string;
  allOf?: JsonSchema[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

const SEED = 20_261_122;
const CANDIDATES = 60;
const jsonOf = (schema: Schema): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;

function text({ pattern, format, minLength = 0, maxLength = 60 }: JsonSchema): Arbitrary<string> {
  if (format === 'date-time') return fc.date({ noInvalidDate: true }).map((at) => at.toISOString());
  if (format === 'email') return fc.emailAddress();
  try {
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  } catch {
    // Properties of Unicode cannot be generated; the schema rejects what does not fit.
  }
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}

/** Small numbers as well as large ones, so that ids may exist and limits are reached. */
function integer({ minimum = -1_000, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema) {
  const small = { min: minimum, max: Math.min(maximum, minimum + 20) };
  return fc.oneof(fc.integer(small), fc.integer({ min: minimum, max: maximum }));
}

function simple(json: JsonSchema): Arbitrary<unknown> {
  const { allOf, ...rest } = json;
  const all: JsonSchema = Object.assign({}, ...(allOf ?? []), rest);
  if (all.enum) return fc.constantFrom(...all.enum);
  if ('const' in all) return fc.constant(all.const);
  const { minimum: min = -1e6, maximum: max = 1e6 } = all;
  switch (Array.isArray(all.type) ? all.type[0] : all.type) {
    case 'string':
      return text(all);
    case 'integer':
      return integer(all);
    case 'number':
      return fc.double({ min, max, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue();
  }
}

function composed(schema: Schema): Arbitrary<unknown> {
  const def = schema._zod.def as Def;
  if (def.shape) {
    const fields = Object.entries(def.shape).map(
      ([key, each]) => [key, arbitraryOf(each)] as const,
    );
    const isOptional = (key: string) => def.shape?.[key]?._zod.optin === 'optional';
    const shape = Object.fromEntries(fields);
    const requiredKeys = Object.keys(shape).filter((key) => !isOptional(key));
    return fc.oneof(fc.record(shape), fc.record(shape, { requiredKeys }));
  }
  if (def.element) {
    const { minItems: minLength = 0, maxItems = 3 } = jsonOf(schema);
    const maxLength = Math.max(minLength, Math.min(maxItems, 3));
    return fc.array(arbitraryOf(def.element), { minLength, maxLength });
  }
  if (def.options) return fc.oneof(...def.options.map(arbitraryOf));
  if (def.type === 'nullable' && def.innerType) return fc.option(arbitraryOf(def.innerType));
  // What is reshaped before it is read is described by its output.
  const isReshaped = def.in?._zod.def.type === 'transform';
  const inner = def.innerType ?? (isReshaped ? def.out : def.in);
  return inner ? arbitraryOf(inner) : simple(jsonOf(schema));
}

/** Values that a schema accepts, and values close to that where none was found. */
function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  const close = composed(schema);
  const fitting = fc
    .sample(close, { seed: SEED, numRuns: CANDIDATES })
    .filter((value) => z.safeParse(schema, value).success);
  return fitting.length > 0 ? fc.constantFrom(...fitting) : close;
}

const samples = new WeakMap<z.ZodMiniType, unknown[]>();

/** Different values that a schema accepts, the largest first; the same in every run. */
export function samplesOf(schema: z.ZodMiniType, count: number): unknown[] {
  const known = samples.get(schema) ?? allSamplesOf(schema);
  samples.set(schema, known);
  const step = Math.max(1, Math.floor(known.length / count));
  return known.filter((_, index) => index % step === 0).slice(0, count);
}

function allSamplesOf(schema: z.ZodMiniType): unknown[] {
  const all = fc.sample(arbitraryOf(schema), { seed: SEED, numRuns: CANDIDATES });
  const texts = all
    .filter((value) => schema.safeParse(value).success)
    .map((value) => JSON.stringify(value));
  const found = [...new Set(texts)].toSorted((a, b) => b.length - a.length);
  return found.map((each) => JSON.parse(each));
}

/** A path of a call with known parameters filled in, and the others with values of their schema. */
export function filledPath(call: Call, path: string, known: PathParams): string {
  const [sampled] = samplesOf(call.params, 1);
  const values: PathParams = { ...Object(sampled), ...known };
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? 1));
}
