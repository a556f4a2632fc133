import type { DailyCounter } from '@turno/shared-types';
import type { Slot } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Button, useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, type Translate, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useId } from 'react';
import { NAMESPACE } from '../locales/texts.ts';
import { busyAtom, callNextAtom } from './atoms.ts';
import s from './dashboard.module.css';
import { type NextState, nextState } from './next-state.ts';

type CallButtonProps = { counter: DailyCounter; slots: readonly Slot[]; minutes: number };

/** MER-016, MER-022: the one thing the dashboard is about; it says whom it calls, or why it cannot. */
export function CallButton({ counter, slots, minutes }: CallButtonProps) {
  const t = useTexts(NAMESPACE);
  const { openOnlyInTime } = useAtomValue(flagsAtom);
  const isCalling = useAtomValue(busyAtom) === 'calling';
  const call = useSetAtom(callNextAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const whyId = useId();
  const state = nextState({ counter, slots, minutes, isCalling, openOnlyInTime });
  const press = async () => {
    try {
      const changed = await call();
      if (changed) announce(t('called', { ticket: changed.currentTicket ?? changed.counter }));
    } catch (error) {
      toast(errorText(t, error), { kind: 'error' });
    }
  };
  const why = reason(t, state);
  return (
    <div className={s.call}>
      <Button
        size="large"
        isFullWidth
        isPending={isCalling}
        isDisabled={state.kind === 'disabled' && !isCalling}
        {...(why ? { 'aria-describedby': whyId } : {})}
        onPress={() => void press()}
      >
        {state.kind === 'ready' ? t('call', { ticket: state.ticketValue }) : t('callNext')}
      </Button>
      {why && (
        <p id={whyId} className={s.quiet}>
          {why}
        </p>
      )}
    </div>
  );
}

function reason(t: Translate, state: NextState): string | null {
  if (state.kind === 'ready' || state.why === 'calling') return null;
  if (state.why === 'too-early') return t('tooEarly', { from: state.from });
  return t(state.why === 'closed' ? 'isClosed' : 'nobodyWaits');
}
