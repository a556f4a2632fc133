import Bowser from 'bowser';

/** Longer ones are made to hurt whoever reads them. */
const MAX_LENGTH = 512;

/** A program's name for itself as a person would say it, like "Safari, iPhone"; `null` when it says nothing known. */
export function deviceName(userAgent: string): string | null {
  if (userAgent === '' || userAgent.length > MAX_LENGTH) return null;
  const { browser, os, platform } = Bowser.parse(userAgent);
  const parts = [browser.name, platform.model ?? os.name].filter(Boolean);
  return parts.length > 0 ? parts.join(', ').slice(0, 80) : null;
}
