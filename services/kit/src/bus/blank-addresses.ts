import type { Collection, ObjectId } from 'mongodb';

type Entry = { _id: ObjectId; event: unknown };

/**
 * Blanks the e-mail addresses that an earlier release wrote into its events: a quiet installation keeps an event for
 * years. The length stays, because a document of a capped collection may not change its size.
 */
export async function blankAddresses<T extends Entry>(entries: Collection<T>): Promise<void> {
  const events = entries as unknown as Collection<Entry & { event: { email: string } }>;
  for await (const { _id, event } of events.find({ 'event.email': /@/ })) {
    const blank = ' '.repeat(Buffer.byteLength(event.email));
    await events.updateOne({ _id }, { $set: { 'event.email': blank } });
  }
}
