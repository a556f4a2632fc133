import type { RemoteRecord, RemotesFile } from '../../remotes.ts';

/** The version to which the pages of a client key are pinned. */
export type Pin = { clientKey: string; release: RemoteRecord };

/**
 * The pointer for the pages of a client key: a pinned version replaces the live one, which becomes the fallback, and pinned
 * pages try no canary of that remote.
 */
export function withPins(
  file: RemotesFile,
  pins: readonly Pin[],
  clientKey: string | undefined,
): RemotesFile {
  const own = pins.filter((pin) => pin.clientKey === clientKey).map(({ release }) => release);
  if (own.length === 0) return file;
  const isPinned = (name: string) => own.some((each) => each.name === name);
  return {
    ...file,
    remotes: [...own, ...file.remotes.filter(({ name }) => !isPinned(name))],
    previous: [...file.remotes.filter(({ name }) => isPinned(name)), ...file.previous],
    canaries: file.canaries?.filter(({ release }) => !isPinned(release.name)),
  };
}
