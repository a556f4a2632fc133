import type { StaticPageName } from '../navigation/page-for.ts';
import { ErrorPage } from './error-page.tsx';
import { HelpPage } from './help-page.tsx';
import { LegalPage } from './legal-page.tsx';
import s from './static-page.module.css';

/** The pages that are the shell's own (SHL-010). */
export function StaticPage({ name }: { name: StaticPageName }) {
  return <article className={s.page}>{pageOf(name)}</article>;
}

function pageOf(name: StaticPageName) {
  if (name === 'error') return <ErrorPage />;
  if (name === 'help') return <HelpPage />;
  return <LegalPage key={name} name={name} />;
}
