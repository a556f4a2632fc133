import type { Queue } from '@turno/shared-types';
import { Button, classNames, Sheet } from '@turno/shared-ui/components';
import { useId, useState } from 'react';
import { useWords } from '../shared/use-words.ts';
import { isHalfSheet, paxOptions } from './pax-options.ts';
import s from './take-number-screen.module.css';

type PaxSheetProps = {
  queue: Queue;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onChoose: (paxCount: number) => void;
};

/** CON-027: how many people one number is for. */
export function PaxSheet({ queue, isOpen, onOpenChange, onChoose }: PaxSheetProps) {
  const t = useWords();
  const name = useId();
  const [chosen, setChosen] = useState<number | null>(null);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('take.paxTitle')}>
      <fieldset
        className={classNames(s.options, isHalfSheet(queue) && s.half)}
        aria-label={t('take.paxTitle')}
      >
        {paxOptions(queue).map((paxCount) => (
          <label key={paxCount} className={s.option}>
            <input
              type="radio"
              className={s.radio}
              name={name}
              aria-label={t('take.pax', { count: paxCount })}
              checked={chosen === paxCount}
              onChange={() => setChosen(paxCount)}
            />
            <span aria-hidden>{paxCount}</span>
          </label>
        ))}
      </fieldset>
      <Button
        size="large"
        isFullWidth
        isDisabled={chosen === null}
        onPress={() => chosen !== null && onChoose(chosen)}
      >
        {t(chosen === null ? 'take.paxChoose' : 'take.paxConfirm')}
      </Button>
    </Sheet>
  );
}
