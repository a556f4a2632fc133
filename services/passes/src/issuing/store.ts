import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, Schema, trusted } from 'mongoose';
import { type PassType, passTypeFields } from '../passes/index.ts';

type TypeDocument = Omit<PassType, 'id'> & {
  _id: number;
  /** The id of the latest change in the activity of its merchant; absent before the first change. */
  lastChange?: string;
  /** Absent while the type is offered. The ticket office may still know codes of a removed type. */
  removedAt?: Date;
};
/** The maximum number of own types of a merchant, and of types of a franchising. */
export const MAX_PASS_TYPES = 200;

const { id: _id, ...fields } = passTypeFields;
const typeSchema = new Schema<TypeDocument>(
  { _id, ...fields, lastChange: String, removedAt: Date },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 'hashed' } },
);
typeSchema.index({ franchisingId: 1, _id: 1 });
typeSchema.index({ 'merchants.id': 1, _id: 1 });

type Types = Awaited<ReturnType<typeof openTypes>>;

const recordOf = ({
  _id: id,
  lastChange: _change,
  removedAt: _removedAt,
  ...type
}: TypeDocument): PassType => ({ id, ...type });

const OFFERED = { removedAt: trusted({ $exists: false }) };

const ownOf = (merchantId: number | undefined): object => ({
  franchisingId: null,
  'merchants.id': merchantId,
  merchants: trusted({ $size: 1 }),
});

/** Matches all types with the same owner: the franchising, or the merchant alone. */
const ofSameOwner = ({ franchisingId, merchants }: PassType): object =>
  franchisingId === null ? ownOf(merchants[0]?.id) : { franchisingId };

const openTypes = (connection: Connection) => openModel(connection, 'pass_types', typeSchema);

/** The types of passes (PAS-004). */
export async function createPassTypes(connection: Connection) {
  const types = await openTypes(connection);
  return { ...additions(types), ...changes(types), ...reads(types) };
}

function additions(types: Types) {
  async function addMissing(all: readonly PassType[]): Promise<void> {
    for (const { id, ...type } of all) {
      await new types({ _id: id, ...type }).validate();
      await types.updateOne({ _id: id }, { $setOnInsert: type }, { upsert: true });
    }
  }

  return {
    /** Inserts the types that do not exist yet and leaves the others unchanged. */
    addMissing,
    /**
     * Adds a type; `false` when its owner has the maximum number. A retry finds the type that the first attempt created.
     * Concurrent commands may exceed the maximum, which does no harm, because the lists have no limit.
     */
    async add(type: PassType): Promise<boolean> {
      if (await types.exists({ _id: type.id })) return true;
      const own = { ...OFFERED, ...ofSameOwner(type) };
      if ((await types.countDocuments(own)) >= MAX_PASS_TYPES) return false;
      await addMissing([type]);
      return true;
    },
  };
}

function changes(types: Types) {
  async function replace({ id, ...type }: PassType, owned: object, also = {}): Promise<boolean> {
    await new types({ _id: id, ...type }).validate();
    const known = { _id: id, franchisingId: type.franchisingId, ...OFFERED, ...owned };
    return (await types.updateOne(known, { $set: { ...type, ...also } })).matchedCount === 1;
  }

  /** Stops offering a type but keeps it for the codes of the ticket office; a repeated removal changes nothing. */
  async function remove(known: object, removedAt: Date, also = {}): Promise<boolean> {
    await types.updateOne({ ...known, ...OFFERED }, { $set: { removedAt, ...also } });
    return (await types.exists(known)) !== null;
  }

  return {
    /** Replaces a type of a franchising; `false` when there is none. */
    replace: (type: PassType): Promise<boolean> => replace(type, {}),
    /** Replaces a type of a single merchant and stores the id of the change in its activity. */
    replaceOwn: (type: PassType, merchantId: number, lastChange: string): Promise<boolean> =>
      replace(type, ownOf(merchantId), { lastChange }),
    /** Stops offering a type of a franchising, or of none; `false` when there is none. */
    remove: (
      { id, franchisingId }: Pick<PassType, 'id' | 'franchisingId'>,
      at: Date,
    ): Promise<boolean> => remove({ _id: id, franchisingId }, at),
    /** Stops offering a type of a single merchant. */
    removeOwn: (
      { id, merchantId, lastChange }: { id: number; merchantId: number; lastChange: string },
      at: Date,
    ): Promise<boolean> => remove({ _id: id, ...ownOf(merchantId) }, at, { lastChange }),
  };
}

function reads(types: Types) {
  async function listBy(filter: object): Promise<PassType[]> {
    const found = types.find({ ...OFFERED, ...filter }).sort({ _id: 1 });
    return (await found.lean<TypeDocument[]>()).map(recordOf);
  }

  return {
    listOf: (franchisingId: number): Promise<PassType[]> => listBy({ franchisingId }),
    /** The types that name at least one of the given merchants. */
    listAt: (merchantIds: readonly number[]): Promise<PassType[]> =>
      listBy({ 'merchants.id': trusted({ $in: [...merchantIds] }) }),
    /** All types, for an operator. */
    list: (): Promise<PassType[]> => listBy({}),
    /** A page of all types and their total number. */
    async listPage({ page, perPage }: { page: number; perPage: number }) {
      const found = types.find(OFFERED).sort({ _id: 1 });
      const [rows, total] = await Promise.all([
        found
          .skip((page - 1) * perPage)
          .limit(perPage)
          .lean<TypeDocument[]>(),
        types.countDocuments(OFFERED),
      ]);
      return { rows: rows.map(recordOf), total };
    },
    /** A type of a single merchant, its latest change, and whether it is still offered. */
    async findOwn(id: number, merchantId: number) {
      const found = await types.findOne({ _id: id, ...ownOf(merchantId) }).lean<TypeDocument>();
      if (!found) return null;
      const { lastChange = String(id), removedAt } = found;
      return { type: recordOf(found), lastChange, isOffered: removedAt === undefined };
    },
    /** A type, including one that is no longer offered. */
    async find(id: number): Promise<PassType | null> {
      const found = await types.findById(id).lean<TypeDocument>();
      return found && recordOf(found);
    },
    findOffered: async (id: number): Promise<PassType | null> =>
      (await listBy({ _id: id }))[0] ?? null,
  };
}
