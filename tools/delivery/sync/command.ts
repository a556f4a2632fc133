import { readSettings } from '../../settings/settings.ts';
import { PROJECT } from '../project.ts';
import { syncReleases } from './sync.ts';
import { targetOf } from './targets.ts';

// `npm run sync -- <folder or s3://bucket/prefix>`: stores the releases where a CDN finds them.

async function main(): Promise<void> {
  const [word] = process.argv.slice(2);
  if (word === undefined) throw new Error('Name where to: npm run sync -- s3://bucket/prefix');
  const { releasesDir } = readSettings(process.env, PROJECT);
  const { versions, files } = await syncReleases(releasesDir, targetOf(word, process.env));
  for (const version of versions) process.stdout.write(`${version} stored\n`);
  process.stdout.write(`${files} files of ${versions.length} versions, then the pointer.\n`);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
