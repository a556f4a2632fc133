import { useTexts } from '@turno/shared-ui/i18n';
import { Link } from '@turno/shared-ui/router';
import { texts } from '../locales/texts.ts';
import s from './footer.module.css';

/** The way to the shell's own pages, at the end of every page. */
export function Footer() {
  const t = useTexts(texts);
  return (
    <footer className={s.footer}>
      <nav className={s.links} aria-label={t('footer')}>
        <Link to="/terms">{t('terms.title')}</Link>
        <Link to="/privacy">{t('privacy.title')}</Link>
        <Link to="/help">{t('help.title')}</Link>
      </nav>
    </footer>
  );
}
