import { type RemoteName, type RemotesFile, remotesFileSchema } from '@turno/shared-types';
import { releasesFor } from '@turno/shared-types/rules';

const INLINE_ID = 'turno-remotes';

export type ReleasePointer = {
  /** The current pointer; caches the first good answer, never a failure. */
  read(): Promise<RemotesFile>;
  /** Refetches the pointer; keeps the known one if the server does not answer. */
  refresh(): Promise<void>;
  /** Whether another version of a remote is live than when this page was loaded. */
  hasMoved(name: RemoteName): boolean;
};

type Sources = {
  /** The text of the pointer in the page, `null` if there is none. */
  inline: string | null;
  /** Loads the pointer's text from the shell's own server. */
  fetchText: () => Promise<string>;
  /** The visitor's bucket, which determines their share in canaries. */
  canaryBucket: number | null;
};

/** The pointer, which names the live version of each remote: the one in the page, else the server's. */
export function createReleasePointer({ inline, fetchText, canaryBucket }: Sources): ReleasePointer {
  let known = inline === null ? null : parse(inline);
  let first = known;
  let pending: Promise<RemotesFile> | null = null;

  async function load(): Promise<RemotesFile> {
    try {
      const file = remotesFileSchema.parse(JSON.parse(await fetchText()));
      known = releasesFor(file, canaryBucket);
      first ??= known;
      return known;
    } finally {
      pending = null;
    }
  }

  return {
    async read() {
      if (known) return known;
      pending ??= load();
      return pending;
    },
    async refresh() {
      // Without an answer the known pointer stays in force.
      await load().catch(() => undefined);
    },
    hasMoved: (name) => versionIn(first, name) !== versionIn(known, name),
  };
}

function versionIn(file: RemotesFile | null, name: RemoteName): string | undefined {
  return file?.remotes.find((remote) => remote.name === name)?.version;
}

/** Text of the pointer that the server put into the page. */
export function inlinePointer(page: Document): string | null {
  return page.getElementById(INLINE_ID)?.textContent ?? null;
}

/** Parses the pointer; `null` for any other text, in which case it is fetched from its own address. */
function parse(text: string): RemotesFile | null {
  try {
    const parsed = remotesFileSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
