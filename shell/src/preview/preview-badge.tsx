import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import type { PreviewConfig } from '../shell-config.ts';
import s from './preview-badge.module.css';

/** Tells a member of the team that this page runs a version that is not live, or that the wanted one is not there. */
export function PreviewBadge({ preview }: { preview: PreviewConfig }) {
  const t = useTexts(texts);
  const { name, version, isMissing } = preview;
  const words = isMissing ? 'preview.missing' : 'preview.running';
  return (
    <p className={s.badge} role="status">
      <span>{t(words, { name, version })}</span>
      {/* Loads the page again, which is how another version comes. */}
      <a href={location.pathname}>{t('preview.leave')}</a>
    </p>
  );
}
