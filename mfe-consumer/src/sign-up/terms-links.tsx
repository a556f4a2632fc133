import { propsAtom } from '@turno/shared-ui/boot';
import { ExternalLink, VisuallyHidden } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import s from './sign-up-screen.module.css';
import { SIGN_UP_TEXTS } from './texts.ts';

const PAGES = ['terms', 'privacy'] as const;

/**
 * CON-077: what is agreed to, in a tab of its own, so that what was typed is still there. On a page that does not know
 * the product's own site there is no link: no page is better than a wrong one.
 */
export function TermsLinks() {
  const words = wordsOf(useSharedTexts(), SIGN_UP_TEXTS);
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
          {words[page]}
          <VisuallyHidden>{words.newTab}</VisuallyHidden>
          <ExternalLink size={18} aria-hidden />
        </a>
      ))}
    </p>
  );
}
