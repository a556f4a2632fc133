import { ApiError } from '@turno/kit';
import type * as z from 'zod';
import {
  createInvitation,
  type Deps,
  joinFranchise,
  leaveFranchise,
} from '../../franchises/index.ts';
import type {
  CatalogEntries,
  CategoryRecord,
  EntryChange,
  FranchisingRecord,
} from '../../merchants/index.ts';
import {
  categoryChange,
  franchisingChange,
  mayBeParent,
  newCategory,
  newFranchising,
} from '../rules/reference.ts';

type Parts = Pick<Deps, 'store' | 'now' | 'publish'>;

const USAGE = `npm run operator -w @turno/queues -- <command>

  category list
  category add '{"names":{"it":…,"en":…,"es":…,"de":…},"parentId":1}'
  category change <id> '{"featured":true}'
  category retire <id>      merchants keep it, and none chooses it any more
  category restore <id>
  franchising list
  franchising add '{"name":…,"emailDomains":["chain.example"]}'
  franchising change <id> '{"origins":["https://chain.example"]}'
  franchising retire <id>
  franchising restore <id>
  franchising invite <id>              prints an invitation for one merchant
  franchising join <id> <merchant id>
  franchising leave <merchant id>`;

/** A command that cannot be carried out; the message is for the operator. */
export class OperatorError extends Error {}

/** Executes an operator's command and returns what it found or changed (S-06). */
export async function operate(
  parts: Parts,
  [subject, verb, ...args]: readonly string[],
): Promise<object> {
  if (subject === 'category') return operateOn(categoriesOf(parts), parts.now(), verb, args);
  if (subject === 'franchising') {
    const members = await operateOnMembers(parts, verb, args);
    return members ?? operateOn(franchisingsOf(parts), parts.now(), verb, args);
  }
  throw new OperatorError(USAGE);
}

/** S-07: the merchants of a franchising; `null` for any other command. */
async function operateOnMembers(
  parts: Parts,
  verb: string | undefined,
  [first, second]: readonly string[],
): Promise<object | null> {
  try {
    if (verb === 'invite') return await createInvitation(parts, idOf(first));
    if (verb === 'join') {
      const joining = { franchisingId: idOf(first), merchantId: idOf(second) };
      return await joinFranchise(parts, joining);
    }
    if (verb === 'leave') return await leaveFranchise(parts, idOf(first));
    return null;
  } catch (error) {
    throw error instanceof ApiError ? new OperatorError(error.code) : error;
  }
}

/** The parts of a kind of reference data that the commands need. */
type Kind<T extends { id: number }> = {
  read: () => Promise<ReadonlyMap<number, T>>;
  entries: CatalogEntries<T>;
  create: (text: string | undefined) => Promise<T>;
  parseChange: (text: string | undefined) => EntryChange<T>;
};

function categoriesOf({ store }: Parts): Kind<CategoryRecord> {
  const read = async () => (await store.catalog.read()).categories;
  return {
    read,
    entries: store.catalog.categories,
    parseChange: (text) => parse(categoryChange.partial(), text),
    async create(text) {
      const wanted = parse(newCategory, text);
      if (!mayBeParent(await read(), wanted.parentId)) {
        throw new OperatorError(`parentId: ${wanted.parentId} does not hold other categories`);
      }
      return { ...wanted, id: await store.ids.next('category'), retiredAt: null };
    },
  };
}

function franchisingsOf({ store }: Parts): Kind<FranchisingRecord> {
  return {
    read: async () => (await store.catalog.read()).franchisings,
    entries: store.catalog.franchisings,
    parseChange: (text) => parse(franchisingChange.partial(), text),
    create: async (text) => ({
      ...parse(newFranchising, text),
      id: await store.ids.next('franchising'),
      retiredAt: null,
    }),
  };
}

async function operateOn<T extends { id: number; retiredAt: Date | null }>(
  { read, entries, create, parseChange }: Kind<T>,
  now: Date,
  verb: string | undefined,
  [first, second]: readonly string[],
): Promise<object> {
  const change = async (fields: EntryChange<T>) => {
    const id = idOf(first);
    const isKnown = await entries.change(id, fields);
    const changed = (await read()).get(id);
    if (!isKnown || !changed) throw new OperatorError(`there is no entry ${first}`);
    return changed;
  };
  switch (verb) {
    case 'list':
      return [...(await read()).values()];
    case 'add': {
      const entry = await create(first);
      await entries.put(entry);
      return entry;
    }
    case 'change':
      return change(parseChange(second));
    case 'retire':
      return change({ retiredAt: now });
    case 'restore':
      return change({ retiredAt: null });
    default:
      throw new OperatorError(USAGE);
  }
}

/** An id from the command line. */
function idOf(text = ''): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new OperatorError(`«${text}» is no id`);
  return Number(text);
}

/** Parses JSON from the command line; an error names each invalid field. */
function parse<T extends z.ZodType>(schema: T, text = ''): z.output<T> {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw new OperatorError('the fields are JSON in single quotes');
  }
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new OperatorError(problems.join('\n'));
}
