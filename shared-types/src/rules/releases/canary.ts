import type { RemotesFile } from '../../remotes.ts';

/** The number of buckets of visitors: the smallest canary is 0.01 %. */
export const CANARY_BUCKETS = 10_000;

/** The bucket in the text of a cookie; `null` for any other text. */
export function parseBucket(text: string | undefined): number | null {
  if (text === undefined || !/^\d{1,4}$/.test(text)) return null;
  return Number(text);
}

/**
 * Whether a visitor of a bucket tries a canary of this many percent. The same bucket always gives the same result; a larger
 * share includes the visitors of a smaller one; and each version draws again, so that nobody gets every canary.
 */
export function isInCanary(
  bucket: number,
  { name, version, percent }: { name: string; version: string; percent: number },
): boolean {
  return hash(`${bucket} ${name} ${version}`) % CANARY_BUCKETS < percent * (CANARY_BUCKETS / 100);
}

/** The pointer for one visitor: a canary drawn for them replaces the live version, which becomes the fallback. */
export function releasesFor(file: RemotesFile, bucket: number | null): RemotesFile {
  const { canaries = [], ...others } = file;
  if (bucket === null) return others;
  const chosen = canaries.flatMap(({ percent, release }) =>
    isInCanary(bucket, { ...release, percent }) ? [release] : [],
  );
  const isReplaced = ({ name }: { name: string }) => chosen.some((each) => each.name === name);
  return {
    ...others,
    remotes: [...chosen, ...file.remotes.filter((record) => !isReplaced(record))],
    previous: [...file.remotes.filter(isReplaced), ...file.previous],
  };
}

/** FNV-1a with a final mix, 32 bits: spreads texts that differ in one digit. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
