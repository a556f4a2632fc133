import type { Contract, Schema } from './document.ts';

/** A schema, and the document whose names it uses. */
export type Side = { schema: Schema; contract: Contract };

const NAMED = '#/components/schemas/';

/** Where a value of one schema may not be what another one takes: a sentence for each field. */
export function misfits(given: Side, taken: Side, place: string): string[] {
  return compare(given, taken, { place, seen: [] });
}

/** Schemas that name themselves are compared once. */
type Walk = { place: string; seen: readonly string[] };

function compare(given: Side, taken: Side, walk: Walk): string[] {
  const pair = `${given.schema.$ref} ${taken.schema.$ref}`;
  const isNamed = given.schema.$ref !== undefined && taken.schema.$ref !== undefined;
  if (isNamed && walk.seen.includes(pair)) return [];
  const next = isNamed ? { ...walk, seen: [...walk.seen, pair] } : walk;
  const [from, to] = [resolved(given), resolved(taken)];
  const choices = choicesOf(to);
  return choicesOf(from).flatMap((one) => {
    const found = choices.map((other) => ofOne(one, other, next));
    return found.toSorted((a, b) => a.length - b.length)[0] ?? [];
  });
}

function resolved({ schema, contract }: Side): Side {
  const name = schema.$ref?.slice(NAMED.length);
  const named = name === undefined ? undefined : contract.components.schemas[name];
  return named ? resolved({ schema: named, contract }) : { schema, contract };
}

/** What a value may be: each of `anyOf`, each of several types, or the one thing that the schema says. */
function choicesOf({ schema, contract }: Side): Side[] {
  const { anyOf, oneOf, type } = schema;
  const several = anyOf ?? oneOf;
  if (several) return several.flatMap((each) => choicesOf(resolved({ schema: each, contract })));
  if (!Array.isArray(type)) return [{ schema, contract }];
  return type.map((each) => ({ schema: { ...schema, type: each }, contract }));
}

function ofOne(given: Side, taken: Side, walk: Walk): string[] {
  const [from, to] = [given.schema, taken.schema];
  const { place } = walk;
  const type = typeOf(to);
  if (type !== undefined && !isType(typeOf(from), type)) {
    return [`${place} may be ${typeOf(from) ?? 'anything'}, not only ${type}`];
  }
  const values = valuesOf(to);
  if (values) {
    const others = valuesOf(from)?.filter((value) => !values.includes(value)) ?? ['anything'];
    return others.length === 0 ? [] : [`${place} may be ${others.join(', ')}`];
  }
  if (to.items) {
    return compare(
      { ...given, schema: from.items ?? {} },
      { ...taken, schema: to.items },
      { ...walk, place: `${place}[]` },
    );
  }
  return [...missing(from, to, place), ...ofFields(given, taken, walk)];
}

function missing(from: Schema, to: Schema, place: string): string[] {
  const sure = from.required ?? [];
  return (to.required ?? [])
    .filter((name) => !sure.includes(name))
    .map((name) => `${place}.${name} ${from.properties?.[name] ? 'may be missing' : 'is missing'}`);
}

function ofFields(given: Side, taken: Side, walk: Walk): string[] {
  const [from, to] = [given.schema, taken.schema];
  const rest = typeof to.additionalProperties === 'object' ? to.additionalProperties : undefined;
  return Object.entries(from.properties ?? {}).flatMap(([name, schema]) => {
    const place = `${walk.place}.${name}`;
    const other = to.properties?.[name] ?? rest;
    if (other) {
      return compare({ ...given, schema }, { ...taken, schema: other }, { ...walk, place });
    }
    return to.additionalProperties === false ? [`${place} is not known`] : [];
  });
}

const valuesOf = ({ enum: values, const: value }: Schema): unknown[] | undefined =>
  value === undefined ? values : [value];

/** The type that is named, or the one that all values have. */
function typeOf(schema: Schema): string | undefined {
  if (typeof schema.type === 'string') return schema.type;
  const types = new Set((valuesOf(schema) ?? []).map((value) => typeof value));
  return types.size === 1 ? [...types][0] : undefined;
}

const isType = (given: string | undefined, taken: string): boolean =>
  given === taken || (given === 'integer' && taken === 'number');
