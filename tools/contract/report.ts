/** What a comparison found, and what to do about it. */
export function reportOf(what: string, breaks: readonly string[], advice: string): string {
  if (breaks.length === 0) return `${what}: nothing breaks\n`;
  const lines = breaks.map((each) => `  ${each}`);
  return [`${what}: ${breaks.length} would break`, ...lines, `  ${advice}`, ''].join('\n');
}

/** For pages that visitors have: only the services can still change. */
export const KEEP_OLD_PAGES =
  'Let the services take and answer what is named as before. Or release the pages that do without it first, and then the services.';

/** For pages that are not released: the order decides. */
export const SERVICES_FIRST =
  'Release the services first and note it by npm run contract -- --publish, then the pages. Or let the pages do without what is named.';
