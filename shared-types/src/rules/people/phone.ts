const SIGNS = /^\+?[\d ()./-]+$/;
const MIN_DIGITS = 6;
/** The maximum of E.164. */
const MAX_DIGITS = 15;

/** CON-041: whether a text can be a phone number, with or without country code and separators. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return SIGNS.test(text) && digits >= MIN_DIGITS && digits <= MAX_DIGITS;
}

/** Whether the text of an optional field is empty or a phone number. */
export function isPhoneOrEmpty(text: string): boolean {
  return text === '' || isPhone(text);
}
