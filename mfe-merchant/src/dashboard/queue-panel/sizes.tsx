import type { DailyCounter, Queue } from '@turno/shared-types';
import { type MerchantDay, waitingOn } from '@turno/shared-types/rules';
import { Button, Card } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { texts } from '../../locales/texts.ts';
import { actionStateAtom } from '../calling/action-atoms.ts';
import { useCallNext } from '../calling/call-button.tsx';
import { useNextState } from '../calling/call-controls.tsx';
import { nextTicketOf } from '../calling/next-state.ts';
import s from './sizes.module.css';

type Child = NonNullable<Queue['childQueues']>[number];
type SizesProps = {
  sizes: readonly Child[];
  /** The day of the multi-queue. */
  counter: DailyCounter;
  day: MerchantDay;
};

/** S-11: the sizes of a multi-queue, the people waiting in each, and a button that calls from one size only. */
export function Sizes({ sizes, counter, day }: SizesProps) {
  const t = useTexts(texts);
  const id = useId();
  const { callNext, hasJustCalled } = useCallNext(counter);
  return (
    <Card>
      <h3 id={id} className={s.heading}>
        {t('sizes')}
      </h3>
      <ul className={s.list} aria-labelledby={id}>
        {sizes.map((size) => {
          const [today] = size.queue_daily_counters;
          if (!today) return null;
          const props = { size, counter: today, day, hasJustCalled };
          return <SizeRow key={size.id} {...props} onCall={() => callNext(size)} />;
        })}
      </ul>
    </Card>
  );
}

type SizeRowProps = {
  size: Child;
  counter: DailyCounter;
  day: MerchantDay;
  hasJustCalled: boolean;
  onCall: () => void;
};

function SizeRow({ size, counter, day, hasJustCalled, onCall }: SizeRowProps) {
  const t = useTexts(texts);
  const isCalling = useAtomValue(actionStateAtom).calling;
  const waitingId = useId();
  const state = useNextState({ counter, day, isCalling });
  const { numbers } = waitingOn(counter);
  return (
    <li className={s.size}>
      <span className={s.name}>
        {size.name}
        <span id={waitingId} className={s.waiting}>
          {t('waitingNumbers', { count: numbers })}
        </span>
      </span>
      <Button
        variant="secondary"
        keepsFocus
        isDisabled={state.kind === 'disabled' || hasJustCalled}
        aria-describedby={waitingId}
        onPress={onCall}
      >
        {numbers > 0 ? t('call', { ticket: nextTicketOf(counter) }) : t('callNext')}
      </Button>
    </li>
  );
}
