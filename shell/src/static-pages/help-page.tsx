import { buttonClass, PageTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import s from './static-page.module.css';

/** STA-002: the customer service's form if one is configured, else the address to write to. */
export function HelpPage() {
  const t = useTexts(texts);
  const { helpFormUrl, contactEmail } = useHost().config;
  return (
    <>
      <PageTitle title={t('help.title')} />
      {helpFormUrl === '' ? (
        <>
          <p className={s.lead}>{t('help.text')}</p>
          <a className={buttonClass({})} href={`mailto:${contactEmail}`}>
            {t('help.write', { address: contactEmail })}
          </a>
        </>
      ) : (
        <iframe
          className={s.form}
          src={helpFormUrl}
          title={t('help.form')}
          referrerPolicy="no-referrer"
          sandbox="allow-forms allow-scripts allow-same-origin"
        />
      )}
    </>
  );
}
