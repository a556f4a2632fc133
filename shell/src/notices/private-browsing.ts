/** SHL-028: browsers give private windows a smaller quota than this, in bytes. */
const LEAST_QUOTA = 120_000_000;

type Estimates = Pick<StorageManager, 'estimate'>;

/** SHL-028: whether this is likely a private window; `false` if the browser does not report its quota. */
export async function looksPrivate(storage: Estimates | undefined): Promise<boolean> {
  try {
    const { quota } = (await storage?.estimate()) ?? {};
    return quota !== undefined && quota < LEAST_QUOTA;
  } catch {
    return false;
  }
}
