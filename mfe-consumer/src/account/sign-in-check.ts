// One @, something on both sides, a dot in the domain: the server's pattern is stricter and has the last word.
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type SignInFields = { email: string; password: string };

/** CON-075: the button waits for both fields. */
export function isComplete({ email, password }: SignInFields): boolean {
  return email.trim() !== '' && password !== '';
}

/** IDN-019 */
export function isEmail(text: string): boolean {
  return EMAIL.test(text.trim());
}
