// Long enough for a browser to begin the download.
const KEPT_MS = 10_000;

/** Hands a JSON document to the browser as a file to keep. */
export function saveJson(name: string, document_: object): void {
  const blob = new Blob([JSON.stringify(document_, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
