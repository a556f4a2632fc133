import { randomUUID } from 'node:crypto';
import { createPassTypeCall } from '@turno/shared-types/passes';
import * as z from 'zod';
import type { Deps } from '../deps.ts';
import { commandIds } from '../ids.ts';
import type { PassType } from '../passes/index.ts';

type StoreDeps = Pick<Deps, 'store'>;

const USAGE = `npm run operator -w @turno/passes -- <command>

  pass-type list
  pass-type add '{"name":…,"mode":"specific","kind":0,"merchants":[{"id":1,"name":…}],"policy":{"limits":[],"pause":null,"hours":[]}}'
  pass-type change <id> '{…}'     all fields anew; passes that exist stay as they were sold

"franchisingId" names the franchising that the type is of. A type without one that names a single merchant is that
merchant's; any other is of the whole installation.`;

/** A command that cannot be carried out; the message is for the operator. */
export class OperatorError extends Error {}

const id = z.int().min(1);
/** The fields that only an operator may set: the franchising of a type, and merchants of any franchising. */
const operatorFields = z.object({
  franchisingId: id.nullable().default(null),
  merchants: z.array(z.strictObject({ id, name: z.string().min(1).max(200) })).max(200),
});

/** Executes an operator's command on pass types and returns what it found or changed (PAS-004). */
export async function operate(
  { store }: StoreDeps,
  [subject, verb, ...args]: readonly string[],
): Promise<object> {
  if (subject !== 'pass-type') throw new OperatorError(USAGE);
  if (verb === 'list') return store.passTypes.list();
  if (verb === 'add') {
    const [newId = 0] = commandIds(['pass-type', 'operator', randomUUID()], 1);
    const type = typeOf(args[0], newId);
    await store.passTypes.addMissing([type]);
    return type;
  }
  if (verb !== 'change') throw new OperatorError(USAGE);
  if (!/^[1-9]\d{0,15}$/.test(args[0] ?? '')) throw new OperatorError(`«${args[0]}» is no id`);
  const type = typeOf(args[1], Number(args[0]));
  const isReplaced = await store.passTypes.replace(type);
  if (!isReplaced) throw new OperatorError(`this franchising has no pass type ${args[0]}`);
  return type;
}

function typeOf(text: string | undefined, typeId: number): PassType {
  const { franchisingId, merchants, ...rest } = fieldsOf(text);
  const own = operatorFields.safeParse({ franchisingId, merchants });
  const body = createPassTypeCall.body.safeParse({
    ...rest,
    merchantIds: own.data?.merchants.map((merchant) => merchant.id) ?? [],
  });
  if (!own.success || !body.success) {
    const issues = [...(own.error?.issues ?? []), ...(body.error?.issues ?? [])];
    throw new OperatorError(
      issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('\n'),
    );
  }
  const { merchantIds: _ids, preferences = [], ...type } = body.data;
  return { id: typeId, preferences, ...own.data, ...type };
}

function fieldsOf(text: string | undefined): Record<string, unknown> {
  try {
    return z.record(z.string(), z.unknown()).parse(JSON.parse(text ?? ''));
  } catch {
    throw new OperatorError('the fields are JSON in single quotes');
  }
}
