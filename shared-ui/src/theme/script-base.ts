declare const __webpack_public_path__: string | undefined;

/** Address of the folder that the running script came from, with a slash at the end; '' outside a build. */
export function scriptBase(): string {
  return typeof __webpack_public_path__ === 'string' ? __webpack_public_path__ : '';
}
