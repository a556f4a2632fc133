/** The countries of the product's markets, which every search includes. */
const MARKETS: readonly string[] = ['IT', 'ES', 'DE', 'AT', 'CH', 'GB'];
/** The most countries that one search accepts. */
const MOST = 10;

/** MER-001, SHL-031: the countries in which a place is searched: those of the browser's languages, then the markets. */
export function countriesOf(languages: readonly string[]): string[] {
  const spoken = languages.map(regionOf).filter((region) => region !== null);
  return [...new Set([...spoken, ...MARKETS])].slice(0, MOST);
}

/** The country of a language tag: the one that it names, else the likeliest one for the language. */
function regionOf(language: string): string | null {
  try {
    const { region } = new Intl.Locale(language).maximize();
    return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
  } catch {
    return null;
  }
}
