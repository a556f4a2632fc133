/** SHL-025: throws away what the browser kept of an older version and loads the page anew. */
export async function reloadFresh(): Promise<void> {
  try {
    const names = await globalThis.caches?.keys();
    await Promise.all((names ?? []).map((name) => caches.delete(name)));
  } finally {
    location.reload();
  }
}
