/** Every route of this remote, in the router's syntax. */
export const ROUTES = {
  /** In the shell this path belongs to another remote; standalone it is the same as `pair`. */
  root: '/',
  /** The board that this screen is paired to; a screen that never was goes to the root (DIS-001). */
  own: '/display',
  /** The same board, or the code to pair it by. */
  pair: '/display/pair',
  board: '/display/:merchantId',
  kiosk: '/kiosk/:merchantId',
} as const;

export function boardPath(merchantId: number): string {
  return `/display/${merchantId}`;
}

/** Path of the page where people take a number, on the product's public site. */
export function merchantPath(vanity: string): string {
  return `/m/${encodeURIComponent(vanity)}`;
}

/** The merchant id in an address; `null` for any other text (DIS-001). */
export function merchantIdFrom(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
