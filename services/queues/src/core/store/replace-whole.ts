import type { Model } from 'mongoose';

/** Replaces or inserts a whole validated document; seeds and imports provide documents with their ids. */
export async function replaceWhole<T extends { _id: number }>(
  model: Model<T>,
  document: T,
): Promise<void> {
  const { _id } = document;
  const valid = new model(document);
  await valid.validate();
  await model.replaceOne({ _id }, valid.toObject(), { upsert: true });
}
