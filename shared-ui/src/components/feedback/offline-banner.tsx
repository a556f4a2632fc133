import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { WifiOff } from '../display/icons.ts';
import s from './offline-banner.module.css';

/** One line at the top while there is no network; the page stays usable. */
export function OfflineBanner() {
  const t = useSharedTexts();
  const isOnline = useOnline();
  return (
    <div role="status" className={s.place}>
      {!isOnline && (
        <div className={s.banner}>
          <WifiOff size={20} aria-hidden />
          {t('offline')}
        </div>
      )}
    </div>
  );
}
