import { WifiOff } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { texts } from '../locales/texts.ts';
import s from './unreachable-notice.module.css';
import { useIsUnreachable } from './use-is-unreachable.ts';

/** A line at the top while the services cannot be reached. Without a network the offline banner shows instead. */
export function UnreachableNotice() {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const isShown = useIsUnreachable() && isOnline;
  return (
    <div role="status" className={s.region}>
      {isShown && (
        <div className={s.notice}>
          <WifiOff size={20} aria-hidden />
          {t('away')}
        </div>
      )}
    </div>
  );
}
