import Bowser from 'bowser';

/** Longer ones are not sent by browsers and cost parsing time. */
const MAX_LENGTH = 512;

/** Browser and device of a User-Agent header, like "Safari, iPhone"; `null` when neither is known. */
export function deviceName(userAgent: string): string | null {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const parts = [browser.name, platform.model ?? os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(', ').slice(0, 80) : null;
}
