import { hash } from 'node:crypto';

const LOCAL_HEADER = 0x04034b50;
const LOCAL_HEADER_BYTES = 30;

/** The files of a `.pkpass`, whose manifest names each of them with its digest. */
export function readPassFile(zip: Buffer) {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (zip.readUInt32LE(at) === LOCAL_HEADER) {
    if (zip.readUInt16LE(at + 8) !== 0) throw new Error('a compressed entry');
    const size = zip.readUInt32LE(at + 18);
    const nameEnd = at + LOCAL_HEADER_BYTES + zip.readUInt16LE(at + 26);
    const start = nameEnd + zip.readUInt16LE(at + 28);
    files.set(
      zip.toString('utf8', at + LOCAL_HEADER_BYTES, nameEnd),
      zip.subarray(start, start + size),
    );
    at = start + size;
  }
  const file = (name: string) => {
    const found = files.get(name);
    if (!found) throw new Error(`${name} is missing among ${[...files.keys()].join(', ')}.`);
    return found;
  };
  const manifest: Record<string, string> = JSON.parse(file('manifest.json').toString());
  return {
    names: [...files.keys()],
    pass: JSON.parse(file('pass.json').toString()),
    text: (name: string) => file(name).toString('utf8'),
    manifest: file('manifest.json'),
    signature: file('signature'),
    /** The files that the manifest does not name as they are. */
    unsigned: [...files.keys()].filter(
      (name) =>
        name !== 'manifest.json' &&
        name !== 'signature' &&
        manifest[name] !== hash('sha1', file(name)),
    ),
  };
}
