import { useTexts } from '@turno/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import type { PreviewConfig } from '../shell-config.ts';
import { readOwnBuild } from './own-build.ts';
import s from './preview-badge.module.css';

/** Tells a member of the team that this page runs a version that is not live, or that the requested version does not exist. */
export function PreviewBadge({ preview }: { preview: PreviewConfig }) {
  const t = useTexts(texts);
  const { name, version } = preview;
  const words = useIsMissing(preview) ? 'preview.missing' : 'preview.running';
  return (
    <p className={s.badge} role="status">
      <span>{t(words, { name, version })}</span>
      {/* A full page load, which is needed to switch the version. */}
      <a href={location.pathname}>{t('preview.leave')}</a>
    </p>
  );
}

/** The server cannot reach the member's computer, so the page itself checks for the build. */
function useIsMissing(preview: PreviewConfig): boolean {
  const [isMissing, setMissing] = useState(preview.isMissing);
  useEffect(() => {
    if (preview.codeOrigin === null) return;
    void readOwnBuild(preview).then((build) => setMissing(build === null));
  }, [preview]);
  return isMissing;
}
