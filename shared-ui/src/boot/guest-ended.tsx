import { LinkButton, PageTitle } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';

/**
 * Tells a guest that the session ended, in place of a page that needs one. A guest has no e-mail address and no password, so
 * the sign-in form would not help.
 */
export function GuestEnded({ home }: { home: string }) {
  const t = useSharedTexts();
  return (
    <>
      <PageTitle title={t('guestEnded.title')} />
      <p role="status">{t('guestEnded.text')}</p>
      <LinkButton to={home}>{t('guestEnded.home')}</LinkButton>
    </>
  );
}
