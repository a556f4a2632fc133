/** Where the bundler put the reader's WebAssembly. Alone in its file: only a bundler knows `import.meta.url`. */
export const wasmAddress: string = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url)
  .href;
