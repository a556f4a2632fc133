import { propsAtom } from '@turno/shared-ui/boot';
import { ExternalLink, VisuallyHidden } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useWords } from '../locales/texts.ts';
import s from './sign-up-screen.module.css';

const PAGES = ['terms', 'privacy'] as const;

/**
 * CON-077: links to the terms, in a new tab, so that the form keeps its input. Without the address of the
 * product's site there are no links, because a wrong link would be worse.
 */
export function TermsLinks() {
  const t = useWords();
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (siteBase === '') return null;
  return (
    <p className={s.links}>
      {PAGES.map((page) => (
        <a
          key={page}
          className={s.link}
          href={`${siteBase}/${page}`}
          target="_blank"
          rel="noreferrer"
        >
          {t(`signUp.${page}`)}
          <VisuallyHidden>{t('signUp.newTab')}</VisuallyHidden>
          <ExternalLink size={18} aria-hidden />
        </a>
      ))}
    </p>
  );
}
