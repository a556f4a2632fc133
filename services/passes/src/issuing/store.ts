import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { type Connection, Schema } from 'mongoose';
import { type PassType, passTypeFields } from '../passes/index.ts';

type TypeDocument = Omit<PassType, 'id'> & { _id: number };
const LIST_LIMIT = 200;

const { id: _id, ...fields } = passTypeFields;
const typeSchema = new Schema<TypeDocument>(
  { _id, ...fields },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 'hashed' } },
);
typeSchema.index({ franchisingId: 1, _id: 1 });

const recordOf = ({ _id: id, ...type }: TypeDocument): PassType => ({ id, ...type });

/** The types of passes (PAS-004). */
export async function createPassTypes(connection: Connection) {
  const types = await openModel(connection, 'pass_types', typeSchema);
  return {
    /** Inserts the types that do not exist yet and leaves the others unchanged. */
    async addMissing(all: readonly PassType[]): Promise<void> {
      for (const { id, ...type } of all) {
        await new types({ _id: id, ...type }).validate();
        await types.updateOne({ _id: id }, { $setOnInsert: type }, { upsert: true });
      }
    },
    /** Writes a type that its franchising has; `false` when there is none. */
    async replace({ id, ...type }: PassType): Promise<boolean> {
      await new types({ _id: id, ...type }).validate();
      const own = { _id: id, franchisingId: type.franchisingId };
      return (await types.updateOne(own, { $set: type })).matchedCount === 1;
    },
    async listOf(franchisingId: number): Promise<PassType[]> {
      const found = types.find({ franchisingId }).sort({ _id: 1 }).limit(LIST_LIMIT);
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
