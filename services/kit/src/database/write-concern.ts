import { type Document, MongoClient, type WriteConcernSettings } from 'mongodb';

/**
 * The concern under which an acknowledged write survives a crash. A lone engine keeps its promise only when asked for
 * the journal by name (`majority` lost acknowledged writes there); a replica set and a router need the majority too.
 */
export function writeConcernFor(hello: Document): { w: 1 | 'majority'; journal: true } {
  const isCluster = typeof hello.setName === 'string' || hello.msg === 'isdbgrid';
  return { w: isCluster ? 'majority' : 1, journal: true };
}

/** Throws a sentence when an address asks for less than we promise. */
export function refuseWeakerConcern(uri: string): void {
  const client = new MongoClient(uri);
  const asked: WriteConcernSettings | undefined = client.options.writeConcern;
  if (asked && (asked.w === 0 || asked.journal === false || asked.j === false)) {
    throw new Error('MONGODB_URI asks for a weaker write concern than a journaled one.');
  }
}
