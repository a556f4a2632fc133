import { type RemotesFile, remotesFileSchema } from '@turno/shared-types';

const INLINE_ID = 'turno-remotes';

export type ReleasePointer = {
  /** The pointer in force; the first good answer is kept, a failure is not. */
  read(): Promise<RemotesFile>;
  /** Asks the gateway anew; keeps the known pointer when it does not answer. */
  refresh(): Promise<void>;
};

type Sources = {
  /** Text of the pointer that came with the page, `null` without one. */
  inline: string | null;
  /** Asks the gateway for the pointer's text. */
  fetchText: () => Promise<string>;
};

/** The pointer that says which version of each remote is live: the one in the page, else the gateway's. */
export function createReleasePointer({ inline, fetchText }: Sources): ReleasePointer {
  let known = inline === null ? null : parse(inline);
  let asking: Promise<RemotesFile> | null = null;

  async function ask(): Promise<RemotesFile> {
    try {
      known = remotesFileSchema.parse(JSON.parse(await fetchText()));
      return known;
    } finally {
      asking = null;
    }
  }

  return {
    async read() {
      if (known) return known;
      asking ??= ask();
      return asking;
    },
    async refresh() {
      await ask().catch(() => undefined);
    },
  };
}

/** What the page carries of the pointer. */
export function inlinePointer(page: Document): string | null {
  return page.getElementById(INLINE_ID)?.textContent ?? null;
}

function parse(text: string): RemotesFile | null {
  try {
    const parsed = remotesFileSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
