declare const __webpack_public_path__: string | undefined;

const BASES = Symbol.for('turno.script-bases');

/** Addresses of the folders that the remotes on this page came from, whichever of them asks. */
export function scriptBases(): Set<string> {
  const page = globalThis as typeof globalThis & { [BASES]?: Set<string> };
  page[BASES] ??= new Set();
  return page[BASES];
}

/** Address of the folder that the running script came from, with a slash at the end; '' outside a build. */
export function scriptBase(): string {
  return typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
}
