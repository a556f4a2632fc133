import { LinkButton, PageTitle } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';

/**
 * The end of a guest's session, in place of a page that needs one: a guest has no e-mail address and no password, so the
 * sign-in form would not help.
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
