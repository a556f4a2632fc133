import { useSharedTexts } from '@turno/shared-ui/i18n';
import s from './skip-link.module.css';

/** The first focusable element: skips the navigation and leads to the element with the id. */
export function SkipLink({ target }: { target: string }) {
  const t = useSharedTexts();
  return (
    <a className={s.link} href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
}
