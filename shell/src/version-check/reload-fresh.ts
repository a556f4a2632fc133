/** SHL-025: throws away what the browser kept of an older version and loads the page anew. */
export async function reloadFresh(reload = () => location.reload()): Promise<void> {
  try {
    const names = await globalThis.caches?.keys();
    await Promise.all((names ?? []).map((name) => caches.delete(name)));
  } catch {
    // A browser that keeps its caches to itself loads the page anew all the same.
  }
  reload();
}
