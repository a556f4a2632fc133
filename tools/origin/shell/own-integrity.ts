import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRITY } from '../../delivery/shell-build.ts';
import { attribute } from '../page.ts';

/** Address of a file of the page's own origin -> its `sha384-…`. */
export type Hashes = Readonly<Record<string, string>>;

/** The hashes that the build of the host wrote of its scripts and styles; none of a build without them. */
export function ownIntegrity(shellDir: string): Hashes {
  const file = join(shellDir, INTEGRITY);
  if (!existsSync(file)) return {};
  const hashes: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));
  return Object.fromEntries(Object.entries(hashes).map(([name, hash]) => [`/${name}`, hash]));
}

/** The page with the hashes of the scripts and styles that it names itself. */
export function withIntegrity(page: string, hashes: Hashes): string {
  return page.replace(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g, (found, address: string) => {
    const hash = hashes[address];
    return hash === undefined ? found : `${found} integrity="${attribute(hash)}"`;
  });
}
