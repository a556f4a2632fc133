import { localTime } from '@turno/shared-types/rules';

/** On which local day each watched merchant was last seen. */
export function createDays(now: () => Date) {
  const seen = new Map<number, { timeZone: string; date: string }>();
  const dateIn = (timeZone: string) => localTime(now(), timeZone).date;
  return {
    note(merchantId: number, timeZone: string): void {
      seen.set(merchantId, { timeZone, date: dateIn(timeZone) });
    },
    /** Those of the merchants whose day has changed since; each is told once. */
    turned(merchantIds: readonly number[]): number[] {
      return merchantIds.filter((merchantId) => {
        const day = seen.get(merchantId);
        const date = day && dateIn(day.timeZone);
        if (!day || date === undefined || date === day.date) return false;
        day.date = date;
        return true;
      });
    },
  };
}
