import { LinkButton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import s from './registration.module.css';

/** Below the sign-in of the remote's own address: the way to register a place. */
export function RegisterLink() {
  const t = useTexts(texts);
  return (
    <div className={s.register}>
      <span>{t('addMerchant.notYet')}</span>
      <LinkButton variant="secondary" to={ROUTES.addMerchant} isFullWidth>
        {t('addMerchant.title')}
      </LinkButton>
    </div>
  );
}
