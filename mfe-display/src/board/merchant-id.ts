/** The number of a merchant in an address; `null` for anything else (DIS-001). */
export function merchantIdFrom(text: string | undefined): number | null {
  if (text === undefined || !/^[1-9]\d{0,15}$/.test(text)) return null;
  const id = Number(text);
  return Number.isSafeInteger(id) ? id : null;
}
