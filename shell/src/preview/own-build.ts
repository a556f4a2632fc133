import { type RemoteRecord, type RemotesFile, remoteRecordSchema } from '@turno/shared-types';
import { withPreview } from '@turno/shared-types/rules';
import type { PreviewConfig } from '../shell-config.ts';

/** SHL-012: the build that is served on this member's computer; `null` if none is. */
export async function readOwnBuild({
  name,
  codeOrigin,
}: PreviewConfig): Promise<RemoteRecord | null> {
  try {
    const answer = await fetch(`${codeOrigin}/release.json`, { cache: 'no-store' });
    const record = remoteRecordSchema.parse(await answer.json());
    return record.name === name ? record : null;
  } catch {
    // The badge shows that the build is missing.
    return null;
  }
}

/** The pointer with that build in place of the live version; unchanged if there is no build. */
export async function withOwnBuild(
  file: RemotesFile,
  preview: PreviewConfig,
): Promise<RemotesFile> {
  const build = await readOwnBuild(preview);
  return build ? withPreview(file, build) : file;
}
