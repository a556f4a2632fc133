import type { Ticket } from '@turno/shared-types';
import type { Slip } from '@turno/shared-types/shared-tickets';
import { propsAtom } from '@turno/shared-ui/boot';
import { Alert, Button, Card, LinkButton, Select, TicketNumber } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { PrintButton } from '@turno/shared-ui/print';
import { safeStorage } from '@turno/shared-ui/session';
import { SlipSheet } from '@turno/shared-ui/slip';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import s from '../shared/sections.module.css';
import { readSlipAtom } from './atoms.ts';

const KEY = 'turno.slip-paper';
const storage = safeStorage(() => window.localStorage);
const PAPERS = ['slip80', 'slip58'] as const;
type Paper = (typeof PAPERS)[number];

type PrintSlipProps = { ticket: Ticket; onAnother: () => void };

/** The number of a customer without a phone, and its slip to print; the chosen paper width is kept. */
export function PrintSlip({ ticket, onAnother }: PrintSlipProps) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const { slip, error, retry } = useSlip(ticket);
  const [paper, setPaper] = useState<Paper>(() =>
    storage.getItem(KEY) === 'slip58' ? 'slip58' : 'slip80',
  );
  const choosePaper = (next: Paper) => {
    storage.setItem(KEY, next);
    setPaper(next);
  };
  return (
    <Card className={s.form}>
      <p role="status">
        {t('addCustomer.done', { number: ticket.ticketValue, name: ticket.displayName ?? '' })}
      </p>
      <TicketNumber value={ticket.ticketValue} size="dashboard" />
      {error !== null && (
        <>
          <Alert kind="warning">{errorText(t, error)}</Alert>
          <Button variant="secondary" onPress={retry}>
            {t('addCustomer.slipAgain')}
          </Button>
        </>
      )}
      <Select
        label={t('addCustomer.paper')}
        options={PAPERS.map((id) => ({ id, label: t(`addCustomer.${id}`) }))}
        value={paper}
        onChange={choosePaper}
      />
      {slip && (
        <PrintButton label={t('addCustomer.printSlip')} page={paper} isFullWidth>
          <SlipSheet slip={slip} siteBase={siteBase} />
        </PrintButton>
      )}
      <Button variant="secondary" onPress={onAnother} isFullWidth>
        {t('addCustomer.another')}
      </Button>
      <LinkButton to={ROUTES.dashboard} variant="secondary" isFullWidth>
        {t('toQueues')}
      </LinkButton>
    </Card>
  );
}

/** The slip of a ticket, requested when the page opens and again at each retry. */
function useSlip(ticket: Ticket) {
  const readSlip = useSetAtom(readSlipAtom);
  const [slip, setSlip] = useState<Slip | null>(null);
  const [error, setError] = useState<unknown>(null);
  const retry = useCallback(() => {
    setError(null);
    readSlip(ticket).then(setSlip, setError);
  }, [readSlip, ticket]);
  useEffect(retry, [retry]);
  return { slip, error, retry };
}
