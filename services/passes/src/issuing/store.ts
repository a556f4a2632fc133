import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, Schema, trusted } from 'mongoose';
import { type PassType, passTypeFields } from '../passes/index.ts';

type TypeDocument = Omit<PassType, 'id'> & { _id: number };
const LIST_LIMIT = 200;

const { id: _id, ...fields } = passTypeFields;
const typeSchema = new Schema<TypeDocument>(
  { _id, ...fields },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 'hashed' } },
);
typeSchema.index({ franchisingId: 1, _id: 1 });
typeSchema.index({ 'merchants.id': 1, _id: 1 });

const recordOf = ({ _id: id, ...type }: TypeDocument): PassType => ({ id, ...type });

/** The types of passes (PAS-004). */
export async function createPassTypes(connection: Connection) {
  const types = await openModel(connection, 'pass_types', typeSchema);

  async function replace({ id, ...type }: PassType, owned: object): Promise<boolean> {
    await new types({ _id: id, ...type }).validate();
    const known = { _id: id, franchisingId: type.franchisingId, ...owned };
    return (await types.updateOne(known, { $set: type })).matchedCount === 1;
  }

  return {
    /** Inserts the types that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly PassType[]): Promise<void> {
      for (const { id, ...type } of all) {
        await new types({ _id: id, ...type }).validate();
        await types.updateOne({ _id: id }, { $setOnInsert: type }, { upsert: true });
      }
    },
    /** Writes a type that its franchising has; `false` when there is none. */
    replace: (type: PassType): Promise<boolean> => replace(type, {}),
    /** Writes a type that is of one merchant alone. */
    replaceOwn: (type: PassType, merchantId: number): Promise<boolean> =>
      replace(type, { 'merchants.id': merchantId, merchants: trusted({ $size: 1 }) }),
    async listOf(franchisingId: number): Promise<PassType[]> {
      const found = types.find({ franchisingId }).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.lean<TypeDocument[]>()).map(recordOf);
    },
    /** The types that name one of some merchants. */
    async listAt(merchantIds: readonly number[]): Promise<PassType[]> {
      const named = { 'merchants.id': trusted({ $in: [...merchantIds] }) };
      const found = types.find(named).sort({ _id: 1 }).limit(LIST_LIMIT);
      return (await found.lean<TypeDocument[]>()).map(recordOf);
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
