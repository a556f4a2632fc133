/** SHL-028: browsers give private windows less room than this, in bytes. */
const LEAST_QUOTA = 120_000_000;

type Estimates = Pick<StorageManager, 'estimate'>;

/** SHL-028: whether this is likely a private window; `false` where the browser does not tell. */
export async function looksPrivate(storage: Estimates | undefined): Promise<boolean> {
  try {
    const { quota } = (await storage?.estimate()) ?? {};
    return quota !== undefined && quota < LEAST_QUOTA;
  } catch {
    return false;
  }
}
