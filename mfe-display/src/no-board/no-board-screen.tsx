import { PageTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useLocation, useNavigate } from '@turno/shared-ui/router';
import { useCallback, useEffect } from 'react';
import { NAMESPACE } from '../locales/texts.ts';
import { boardPath } from '../paths.ts';
import { failedMerchantId } from './failed-merchant-id.ts';
import s from './no-board.module.css';

/** A board alone on a wall has nobody to press a button: it comes back by itself. */
const RETRY_MS = 10_000;

/** What stands at the root where this remote is alone: which address is missing, or that the board will be back. */
export function NoBoardScreen() {
  const t = useTexts(NAMESPACE);
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
