import type { Page } from '@playwright/test';

/** Collects a page's errors and warnings, and what its content security policy blocked. */
export async function watchProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`thrown: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  await page.exposeFunction('reportBlocked', (what: string) => problems.push(`blocked: ${what}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportBlocked } = window as unknown as { reportBlocked: (what: string) => void };
      const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event;
      reportBlocked(`${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`);
    });
  });
  return problems;
}
