/** SHL-025: empties the browser's caches of an older version and reloads the page. */
export async function reloadFresh(reload = () => location.reload()): Promise<void> {
  try {
    const names = await globalThis.caches?.keys();
    await Promise.all((names ?? []).map((name) => caches.delete(name)));
  } catch {
    // Some browsers deny access to their caches; the page reloads all the same.
  }
  reload();
}
