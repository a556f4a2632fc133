import { useLanguage } from '@turno/shared-ui/i18n';

const UNITS = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

/** A span of seconds in the words of a language: `1 hour 30 minutes`. */
export function spanText(seconds: number, language: string): string {
  let rest = seconds;
  const parts = UNITS.flatMap(([unit, length]) => {
    const count = Math.floor(rest / length);
    rest -= count * length;
    return count === 0 ? [] : [inUnit(count, unit, language)];
  });
  return parts.join(' ') || inUnit(0, 'minute', language);
}

/** Words spans in the reader's language. */
export function useSpanText(): (seconds: number) => string {
  const language = useLanguage();
  return (seconds) => spanText(seconds, language);
}

function inUnit(count: number, unit: (typeof UNITS)[number][0], language: string): string {
  const options = { style: 'unit', unit, unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(language, options).format(count);
}
