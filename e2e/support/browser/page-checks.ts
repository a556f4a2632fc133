import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What is said to screen readers for a moment refers to elements that may be gone by then. */
const UNJUDGED = [['[data-live-announcer]']];

/** WCAG 2.2 AA by machine, or a few rules of it; what is wrong is listed by rule and element. */
export async function expectNoAxeViolations(page: Page, rules: string[] = []): Promise<void> {
  // A page that is looked at again has it already: it takes longer to read than most pages to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const runOnly: axe.RunOnly =
    rules.length > 0 ? { type: 'rule', values: rules } : { type: 'tag', values: STANDARDS };
  expect(await page.evaluate(findings, { exclude: UNJUDGED, runOnly })).toEqual([]);
}

type Judgement = { exclude: string[][]; runOnly: axe.RunOnly };

/** Runs in the page. */
async function findings({ exclude, runOnly }: Judgement) {
  const { axe: judge } = window as unknown as { axe: typeof axe };
  // The contrast of colours that are changing is not final: of a theme, or of a button that becomes enabled.
  await new Promise(requestAnimationFrame);
  const changes = document.getAnimations().filter((each) => each instanceof CSSTransition);
  await Promise.allSettled(changes.map(({ finished }) => finished));
  const { violations, passes } = await judge.run(
    { exclude },
    { runOnly, resultTypes: ['violations'] },
  );
  if (passes.length === 0 && violations.length === 0)
    throw new Error('no rule found anything to judge');
  return violations.map(({ id, nodes }) => ({
    id,
    where: nodes.map(({ html }) => html.slice(0, 160)),
  }));
}

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
