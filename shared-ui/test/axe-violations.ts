import { waitFor } from '@testing-library/react';
import { type AxeResults, run } from 'axe-core';

/** What axe finds wrong in an element, each as a sentence; colours are checked where they are computed. */
export async function axeViolations(element: Element): Promise<string[]> {
  let results: AxeResults | undefined;
  const options = {
    rules: { 'color-contrast': { enabled: false } },
    // Details of passed rules would only cost time.
    resultTypes: ['violations' as const],
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  };
  const ended = run(element, options).then((found) => {
    results = found;
  });
  // axe waits for timers of the page, and the clock of a test runs only while the test waits.
  await waitFor(() => expect(results).toBeDefined(), { interval: 1 });
  await ended;
  return (results?.violations ?? []).map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes[0]?.html ?? ''})`,
  );
}
