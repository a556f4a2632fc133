import { type Document, MongoClient, type WriteConcernSettings } from 'mongodb';

/**
 * The concern under which an acknowledged write survives a crash. A standalone database guarantees it only with the
 * journal requested by name (`majority` lost acknowledged writes there); a replica set and a router need the majority too.
 */
export function writeConcernFor(hello: Document): { w: 1 | 'majority'; journal: true } {
  const isCluster = typeof hello.setName === 'string' || hello.msg === 'isdbgrid';
  return { w: isCluster ? 'majority' : 1, journal: true };
}

/** Throws when a connection string asks for a weaker write concern. */
export function assertWriteConcern(uri: string): void {
  const client = new MongoClient(uri);
  const asked: WriteConcernSettings | undefined = client.options.writeConcern;
  if (asked && (asked.w === 0 || asked.journal === false || asked.j === false)) {
    throw new Error('MONGODB_URI asks for a weaker write concern than a journaled one.');
  }
}
