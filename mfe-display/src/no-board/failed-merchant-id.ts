/** The merchant whose board could not be loaded, as the router's state tells it. */
export function failedMerchantId(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('failedMerchantId' in state)) return null;
  const id = state.failedMerchantId;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
