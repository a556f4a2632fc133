/** G-54, CST-024: how far away a merchant is, in kilometres with one decimal. */
export function distanceText(kilometres: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(kilometres);
}
