import { WifiOff } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { NAMESPACE } from '../locales/texts.ts';
import s from './away-notice.module.css';
import { useIsAway } from './use-is-away.ts';

/** One line at the top while the services cannot be reached; without any network the offline banner says so. */
export function AwayNotice() {
  const t = useTexts(NAMESPACE);
  const isOnline = useOnline();
  const isShown = useIsAway() && isOnline;
  return (
    <div role="status" className={s.place}>
      {isShown && (
        <div className={s.notice}>
          <WifiOff size={20} aria-hidden />
          {t('away')}
        </div>
      )}
    </div>
  );
}
