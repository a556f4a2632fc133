import type { Merchant, PassOwner } from '@turno/shared-types';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { merchantDay } from '@turno/shared-types/rules';
import { Button, ConfirmSheet } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { formatDay } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { activatePassesAtom } from './atoms.ts';
import { WALLET } from './owner-requests.ts';
import { usePassAction } from './use-pass-action.ts';

type ActivateButtonProps = {
  /** The people, each with the passes to activate. */
  people: readonly { owner: PassOwner; passIds: readonly number[] }[];
  /** Where the passes will be used, which determines what "today" is. */
  merchant?: DayMerchant;
};

/** The merchant whose running day counts as today (S-05). */
export type DayMerchant = Pick<Merchant, 'id' | 'timezone' | 'openings'>;
/** The wallet has no merchant, so it uses the calendar day. */
const NO_MERCHANT: DayMerchant = { id: WALLET, timezone: DEFAULT_TIME_ZONE, openings: [] };
const STEP_MS = 15_000;

/**
 * CON-059, PAS-016: activates passes of one person or of all people for today, after a confirmation that names the date: after
 * midnight two days may be running, and validity cannot be stopped. If one activation fails, those before it stay, and the
 * confirmation remains open for the rest.
 */
export function ActivateButton({ people, merchant = NO_MERCHANT }: ActivateButtonProps) {
  const t = useWords();
  const notice = useNotice();
  const activate = useSetAtom(activatePassesAtom);
  const { run, isPending, problem } = usePassAction();
  const today = merchantDay(merchant, useNow(STEP_MS)).date;
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const activateAll = async () => {
      for (const { owner, passIds } of people) {
        await activate({ ownerId: owner.id ?? 0, passIds, merchantId: merchant.id });
      }
    };
    if (!(await run(activateAll))) return;
    setAsking(false);
    notice(people.length > 1 ? 'ticketsActivated' : 'ticketActivated');
  };
  const [only, ...others] = people;
  const isOne = only !== undefined && others.length === 0;
  return (
    <>
      <Button
        variant="secondary"
        isFullWidth
        {...(isOne && { 'aria-label': t('passes.activateOf', { name: only.owner.name }) })}
        onPress={() => setAsking(true)}
      >
        {t(isOne ? 'passes.activate' : 'passes.activateAll')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={t('passes.activateTitle', { day: formatDay(t, today) })}
        confirmLabel={t('passes.activate')}
        onConfirm={() => void confirm()}
        isPending={isPending}
        errorMessage={problem}
      >
        <p>{t('passes.activateText')}</p>
      </ConfirmSheet>
    </>
  );
}
