import { useSharedTexts } from '@turno/shared-ui/i18n';
import s from './skip-link.module.css';

/** The first thing the keyboard meets: leads past the navigation to the element with the id. */
export function SkipLink({ target }: { target: string }) {
  const t = useSharedTexts();
  return (
    <a className={s.link} href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
}
