import { Button } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { reloadFresh } from './reload-fresh.ts';
import s from './update-notice.module.css';
import { useVersionState } from './use-version-state.ts';

/** SHL-025: offers to load a newer version. The page never reloads by itself while a person uses it. */
export function UpdateNotice() {
  const t = useTexts(texts);
  const state = useVersionState();
  return (
    <div role="status">
      {state === 'outdated' && (
        <div className={s.notice}>
          <span>{t('update.available')}</span>
          <Button variant="secondary" onPress={() => void reloadFresh()}>
            {t('update.reload')}
          </Button>
        </div>
      )}
    </div>
  );
}
