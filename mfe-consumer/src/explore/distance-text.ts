const METRES = 1_000;

/** How far away a merchant is: metres in tens below a kilometre, else kilometres with one decimal. */
export function distanceText(kilometres: number, locale: string): string {
  const isNear = kilometres < 1;
  const value = isNear ? Math.round((kilometres * METRES) / 10) * 10 : kilometres;
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: isNear ? 'meter' : 'kilometer',
    maximumFractionDigits: isNear ? 0 : 1,
  }).format(value);
}
