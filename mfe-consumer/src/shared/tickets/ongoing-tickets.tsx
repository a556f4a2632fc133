import { ticketPath } from '@turno/shared-types';
import { LinkButton, Ticket } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useWords } from '../../locales/texts.ts';
import { withOrigin } from '../../origin.ts';
import { ROUTES } from '../../paths.ts';
import { ticketsAtom } from './atoms.ts';
import s from './ongoing-tickets.module.css';
import { sections } from './ticket-sections.ts';

const STEP_MS = 30_000;

/** A link to the person's current tickets, also for guests, who have no list of queues (SHL-022); for the dock of a page. */
export function OngoingTickets() {
  const t = useWords();
  const now = useNow(STEP_MS);
  const { data = [] } = useAtomValue(ticketsAtom);
  const [first, ...others] = sections(data, now).ongoing;
  if (!first) return null;
  const { ticket } = first;
  return (
    <nav aria-label={t('explore.ongoing')} className={s.dock}>
      <LinkButton
        isFullWidth
        icon={<Ticket aria-hidden />}
        to={others.length > 0 ? ROUTES.myQueues : ticketPath(ticket)}
        state={withOrigin(ROUTES.home)}
      >
        <span className={s.words}>
          {others.length > 0
            ? t('explore.ongoingMany', { count: others.length + 1 })
            : t('explore.ongoingOne', { number: ticket.ticketValue, name: ticket.merchant.name })}
        </span>
      </LinkButton>
    </nav>
  );
}
