import { useLocation } from '@turno/shared-ui/router';
import type { ReactNode } from 'react';
import { useWords } from '../../locales/texts.ts';
import { originOf } from '../../origin.ts';
import { ROUTES } from '../../paths.ts';
import { BackLink } from './back-link.tsx';

/** A link back to the list that the person came from, else one level up. */
export function OriginLink({ to, children }: { to: string; children: ReactNode }) {
  const t = useWords();
  const origin = originOf(useLocation().state);
  if (origin === ROUTES.myQueues) return <BackLink to={origin}>{t('mine.title')}</BackLink>;
  if (origin === ROUTES.home) return <BackLink to={origin}>{t('nav.home')}</BackLink>;
  return <BackLink to={to}>{children}</BackLink>;
}
