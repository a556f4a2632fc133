import { PageTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useLocation, useNavigate } from '@turno/shared-ui/router';
import { useCallback, useEffect } from 'react';
import { texts } from '../locales/texts.ts';
import { boardPath } from '../paths.ts';
import s from './no-board.module.css';

/** The retry interval in milliseconds; a board on a wall has no person to press a retry button. */
const RETRY_MS = 10_000;

/** The root of a standalone board: explains the missing address, or retries a board that failed to load. */
export function NoBoardScreen() {
  const t = useTexts(texts);
  const merchantId = failedMerchantId(useLocation().state);
  const navigate = useNavigate();
  const retry = useCallback(() => {
    if (merchantId !== null) void navigate(boardPath(merchantId), { replace: true });
  }, [merchantId, navigate]);
  useEffect(() => {
    const timer = setTimeout(retry, RETRY_MS);
    return () => clearTimeout(timer);
  }, [retry]);
  const hasFailed = merchantId !== null;
  return (
    <div className={s.page} data-theme="board">
      <PageTitle title={t(hasFailed ? 'failedTitle' : 'noBoardTitle')} />
      <p className={s.hint}>{t(hasFailed ? 'failedHint' : 'noBoardHint')}</p>
      {hasFailed && (
        <button type="button" className={s.retry} onClick={retry}>
          {t('retry')}
        </button>
      )}
    </div>
  );
}

/** The merchant whose board could not be loaded, from the router's state. */
function failedMerchantId(state: unknown): number | null {
  if (typeof state !== 'object' || state === null || !('failedMerchantId' in state)) return null;
  const id = state.failedMerchantId;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? id : null;
}
