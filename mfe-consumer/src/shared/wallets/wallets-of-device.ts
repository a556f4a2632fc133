type Device = { userAgent: string; maxTouchPoints: number };
export type WalletName = 'apple' | 'google';

/** The wallets that a device can fill: its own on a phone or tablet, both at a desk, whose owner may carry either. */
export function walletsOfDevice({ userAgent, maxTouchPoints }: Device): WalletName[] {
  if (/Android/i.test(userAgent)) return ['google'];
  // An iPad calls itself a Mac, and no Mac has a screen to touch.
  const isTablet = /Macintosh/.test(userAgent) && maxTouchPoints > 1;
  return isTablet || /iPhone|iPad|iPod/.test(userAgent) ? ['apple'] : ['apple', 'google'];
}
