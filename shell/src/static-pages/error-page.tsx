import { LinkButton, PageTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import s from './static-page.module.css';

/** STA-001 */
export function ErrorPage() {
  const t = useTexts(texts);
  return (
    <>
      <PageTitle title={t('error.title')} />
      <p className={s.lead}>{t('error.text')}</p>
      <LinkButton to="/">{t('error.home')}</LinkButton>
    </>
  );
}
