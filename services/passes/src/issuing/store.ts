import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, Schema, trusted } from 'mongoose';
import { type PassType, passTypeFields } from '../passes/index.ts';

type TypeDocument = Omit<PassType, 'id'> & {
  _id: number;
  /** What the activity of its merchant knows the latest change by; absent before the first one. */
  lastChange?: string;
};
/** How many types of all merchants are listed. */
const LIST_LIMIT = 200;
/** How many types a merchant has of its own, and how many a franchising. */
export const MAX_PASS_TYPES = 200;

const { id: _id, ...fields } = passTypeFields;
const typeSchema = new Schema<TypeDocument>(
  { _id, ...fields, lastChange: String },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 'hashed' } },
);
typeSchema.index({ franchisingId: 1, _id: 1 });
typeSchema.index({ 'merchants.id': 1, _id: 1 });

const recordOf = ({ _id: id, lastChange: _change, ...type }: TypeDocument): PassType => ({
  id,
  ...type,
});

const ownOf = (merchantId: number | undefined): object => ({
  ...{ franchisingId: null, 'merchants.id': merchantId },
  merchants: trusted({ $size: 1 }),
});

/** All types of whose a type is: of its franchising, or of its merchant alone. */
const ofSameOwner = ({ franchisingId, merchants }: PassType): object =>
  franchisingId === null ? ownOf(merchants[0]?.id) : { franchisingId };

/** The types of passes (PAS-004). */
export async function createPassTypes(connection: Connection) {
  const types = await openModel(connection, 'pass_types', typeSchema);

  async function addMissing(all: readonly PassType[]): Promise<void> {
    for (const { id, ...type } of all) {
      await new types({ _id: id, ...type }).validate();
      await types.updateOne({ _id: id }, { $setOnInsert: type }, { upsert: true });
    }
  }

  async function replace({ id, ...type }: PassType, owned: object, also = {}): Promise<boolean> {
    await new types({ _id: id, ...type }).validate();
    const known = { _id: id, franchisingId: type.franchisingId, ...owned };
    return (await types.updateOne(known, { $set: { ...type, ...also } })).matchedCount === 1;
  }

  async function listBy(filter: object): Promise<PassType[]> {
    return (await types.find(filter).sort({ _id: 1 }).lean<TypeDocument[]>()).map(recordOf);
  }

  return {
    /** Inserts the types that do not exist yet and leaves the others unchanged. */
    addMissing,
    /**
     * Adds a type; `false` when its owner has as many as it may. A retry finds the type of the first attempt. Commands
     * at the same instant may exceed the maximum by their number: the lists have no end, so nothing vanishes.
     */
    async add(type: PassType): Promise<boolean> {
      if (await types.exists({ _id: type.id })) return true;
      if ((await types.countDocuments(ofSameOwner(type))) >= MAX_PASS_TYPES) return false;
      await addMissing([type]);
      return true;
    },
    /** Writes a type that its franchising has; `false` when there is none. */
    replace: (type: PassType): Promise<boolean> => replace(type, {}),
    /** Writes a type that is of one merchant alone, with what its activity knows the change by. */
    replaceOwn: (type: PassType, merchantId: number, lastChange: string): Promise<boolean> =>
      replace(type, ownOf(merchantId), { lastChange }),
    listOf: (franchisingId: number): Promise<PassType[]> => listBy({ franchisingId }),
    /** The types that name one of some merchants. */
    listAt: (merchantIds: readonly number[]): Promise<PassType[]> =>
      listBy({ 'merchants.id': trusted({ $in: [...merchantIds] }) }),
    /** A type that is of one merchant alone, and its latest change. */
    async findOwn(id: number, merchantId: number) {
      const found = await types.findOne({ _id: id, ...ownOf(merchantId) }).lean<TypeDocument>();
      return found && { type: recordOf(found), lastChange: found.lastChange ?? String(id) };
    },
    async find(id: number): Promise<PassType | null> {
      const found = await types.findById(id).lean<TypeDocument>();
      return found && recordOf(found);
    },
    async list(): Promise<PassType[]> {
      const found = types.find().sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.lean<TypeDocument[]>()).map(recordOf);
    },
  };
}
