const DEFAULT_MIRROR = 'http://deb.debian.org/debian';

/** Whether one `major.minor` version comes before another. */
export function isOlderThan(version: string, other: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

/** The Debian mirror that a machine's own apt sources name, either style of file. */
export function debianMirror(sources: string): string {
  const lines = sources.split('\n').filter((line) => !line.trim().startsWith('#'));
  const addresses = lines
    .filter((line) => /^\s*(deb|URIs:)\s/.test(line))
    .flatMap((line) => line.match(/https?:\/\/\S+/g) ?? []);
  const mirror = addresses.find((address) => /\/debian\/?$/.test(address));
  return mirror?.replace(/\/$/, '') ?? DEFAULT_MIRROR;
}
