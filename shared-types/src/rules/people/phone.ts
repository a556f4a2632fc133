const SIGNS = /^\+?[\d ()./-]+$/;
const MIN_DIGITS = 6;
/** E.164 has no longer ones. */
const MAX_DIGITS = 15;

/** CON-041: whether a text can be a phone number, as people write them: with or without a country, with separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return SIGNS.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}
