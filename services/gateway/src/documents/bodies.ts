import type { Call } from '@turno/shared-types';
import { nameOf, routeTable } from '../proxy/route-table.ts';
import type { JsonSchema } from './examples/example-of.ts';
import { fieldsOf, inputSchema } from './schemas.ts';

/** The schema of the body of a call, written out unless it is a thing of the contract with a name. */
export const bodySchema = (call: Call): JsonSchema => inputSchema(call.body, nameOf(call));

/** A reference to the schema of the body of a call. */
export function bodyReference(call: Call): JsonSchema {
  const schema = bodySchema(call);
  return '$ref' in schema ? schema : { $ref: `#/components/schemas/${nameOfBody(call)}` };
}

export function hasBody(call: Call): boolean {
  const isBare = call.method === 'DELETE' && fieldsOf(bodySchema(call)).length === 0;
  return call.method !== 'GET' && !isBare;
}

/** The bodies that only one call takes, by the name of the call, and the one without fields. */
export function bodySchemas(): Record<string, JsonSchema> {
  const calls = routeTable().map(({ call }) => call);
  const own = calls.filter((call) => hasBody(call) && !('$ref' in bodySchema(call)));
  return Object.fromEntries(
    own.map((call) => {
      const name = nameOfBody(call);
      const description =
        name === EMPTY ? 'A body without fields.' : `The body of \`${nameOf(call)}\`.`;
      return [name, { description, ...bodySchema(call) }];
    }),
  );
}

const EMPTY = 'EmptyBody';

function nameOfBody(call: Call): string {
  const { properties, anyOf } = bodySchema(call);
  if (!anyOf && Object.keys(Object(properties)).length === 0) return EMPTY;
  const name = nameOf(call);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}Body`;
}
