/**
 * The address of the reader's WebAssembly in the bundle. It has a file of its own, because only a bundler supports
 * `import.meta.url`.
 */
export const wasmAddress: string = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url)
  .href;
