import type { Model } from 'mongoose';

/** Writes a validated document whole, whether or not it exists; seeds and imports bring documents with their id. */
export async function replaceWhole<T extends { _id: number }>(
  model: Model<T>,
  document: T,
): Promise<void> {
  const { _id } = document;
  const valid = new model(document);
  await valid.validate();
  await model.replaceOne({ _id }, valid.toObject(), { upsert: true });
}
