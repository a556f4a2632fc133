import { LinkButton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import s from './registration.module.css';

/** A link to register a place, below the sign-in form on the remote's own address. */
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
