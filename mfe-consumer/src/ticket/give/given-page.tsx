import { statusPath } from '@turno/shared-types/shared-tickets';
import { propsAtom } from '@turno/shared-ui/boot';
import { EmptyState, LinkButton } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { NarrowPage } from '../../shared/page/narrow-page.tsx';
import { TITLES } from '../../shared/page/titles.ts';
import { forgetGivenTicket, type GivenTicket } from '../../shared/tickets/given-ticket.ts';

/** A link to the status page of a ticket that was given away. */
export function GivenPage({ given }: { given: GivenTicket }) {
  const t = useWords();
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  return (
    <NarrowPage title={TITLES.ticket} heading={t('give.givenTitle')}>
      <EmptyState
        title={t('give.givenText')}
        action={
          <LinkButton to={ROUTES.home} onClick={() => forgetGivenTicket(given)}>
            {t('nav.home')}
          </LinkButton>
        }
      >
        <a href={`${siteBase}${statusPath(given.statusCode)}`}>{t('give.follow')}</a>
      </EmptyState>
    </NarrowPage>
  );
}
