const FILE = /\.(js|css|woff2)$/;

/** The scripts and styles that the HTML of a page refers to. */
export function filesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="([^"]+\.(?:js|css))"/g)].flatMap(
    ([_, address]) => address ?? [],
  );
}

/** The scripts, styles and fonts among the addresses that a page has loaded. */
export function filesAmong(loaded: ReadonlyArray<{ name: string }>): string[] {
  return loaded.map(({ name }) => name).filter((name) => FILE.test(new URL(name).pathname));
}
