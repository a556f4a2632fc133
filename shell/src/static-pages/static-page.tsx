import type { staticPageFor } from '@turno/shared-types';
import { buttonClass, LinkButton, PageTitle } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';
import { LegalPage } from './legal-page.tsx';
import s from './static-page.module.css';

export type StaticPageName = NonNullable<ReturnType<typeof staticPageFor>>;

/** The shell's own pages (SHL-010). */
export function StaticPage({ name }: { name: StaticPageName }) {
  return <article className={s.page}>{pageOf(name)}</article>;
}

function pageOf(name: StaticPageName) {
  if (name === 'error') return <ErrorPage />;
  if (name === 'help') return <HelpPage />;
  return <LegalPage key={name} name={name} />;
}

/** STA-001 */
function ErrorPage() {
  const t = useTexts(texts);
  return (
    <>
      <PageTitle title={t('error.title')} />
      <p className={s.lead}>{t('error.text')}</p>
      <LinkButton to="/">{t('error.home')}</LinkButton>
    </>
  );
}

/** Shown for an invalid address: says so, and links to other pages (SHL-011). */
export function NotFoundPage() {
  const t = useTexts(texts);
  return (
    <article className={s.page}>
      <PageTitle title={t('notFound.title')} />
      <p className={s.lead}>{t('notFound.text')}</p>
      <LinkButton to="/">{t('notFound.home')}</LinkButton>
    </article>
  );
}

/** STA-002: the customer service's form if one is configured, else the address to write to. */
function HelpPage() {
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
