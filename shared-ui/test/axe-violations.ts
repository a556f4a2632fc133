import { run } from 'axe-core';

/** What axe finds wrong in an element, each as a sentence; colours are checked where they are computed. */
export async function axeViolations(element: Element): Promise<string[]> {
  const { violations } = await run(element, {
    rules: { 'color-contrast': { enabled: false } },
    // Details of passed rules would only cost time.
    resultTypes: ['violations'],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  });
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`);
}
