import { openDatabases } from '../platform/database.ts';

/** Every collection of every service with a document that holds one of the texts anywhere. */
export async function tracesOf(texts: readonly string[]): Promise<string[]> {
  const { identity, queues, passes, close } = await openDatabases();
  const traces: string[] = [];
  for (const db of [identity, queues, passes]) {
    for (const { name } of await db.listCollections().toArray()) {
      for await (const document of db.collection(name).find()) {
        const text = JSON.stringify(document);
        if (texts.some((each) => text.includes(each))) traces.push(`${db.databaseName}.${name}`);
      }
    }
  }
  await close();
  return traces;
}
