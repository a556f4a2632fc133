import type { Page } from '@playwright/test';

/** What a page complained about so far: errors, warnings, and whatever its content security policy refused. */
export async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.exposeFunction('tellRefused', (what: string) => problems.push(`refused: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { tellRefused } = window as unknown as { tellRefused: (what: string) => void };
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      tellRefused(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  return problems;
}
