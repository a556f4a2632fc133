import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type LiveState, useOnline } from '@turno/shared-ui/live';
import { classNames } from '../class-names.ts';
import { RefreshCw } from '../display/icons.ts';
import s from './live-indicator.module.css';
import { useDelayed } from './loading.tsx';
import { TopNotice } from './top-notice.tsx';

const SHOW_TROUBLE_AFTER_MS = 500;

/** Whether changes arrive live; it ignores short interruptions. */
export function LiveIndicator({ state }: { state: LiveState }) {
  const t = useSharedTexts();
  const isTrouble = useDelayed(SHOW_TROUBLE_AFTER_MS, state !== 'live');
  const shown = isTrouble ? state : 'live';
  return (
    <span className={classNames(s.indicator, s[shown])} data-state={shown} role="status">
      {shown === 'live' ? (
        <span className={s.dot} aria-hidden />
      ) : (
        <RefreshCw size={16} aria-hidden />
      )}
      {t(shown)}
    </span>
  );
}

/** One line at the top while there is no network; the page stays usable. */
export function OfflineBanner() {
  const t = useSharedTexts();
  const isOnline = useOnline();
  return <TopNotice>{!isOnline && t('offline')}</TopNotice>;
}
