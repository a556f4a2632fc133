import type { MerchantDay } from '@turno/shared-types/rules';
import { flagsAtom } from '@turno/shared-ui/boot';
import { Alert, Button, SkipForward } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { type ReactNode, useId, useRef } from 'react';
import { texts } from '../../locales/texts.ts';
import { useHiddenNumber } from '../served/served-in-sight.ts';
import s from './call-controls.module.css';
import { CallKey } from './call-key.tsx';
import { type NextContext, type NextState, nextState } from './next-state.ts';
import { useStateReason } from './report-call.ts';

/** Whether this device may call the next ticket now. */
export function useNextState(
  context: Pick<NextContext, 'counter' | 'day' | 'isCalling'>,
): NextState {
  const { openOnlyInTime } = useAtomValue(flagsAtom);
  return nextState({ ...context, isOnline: useOnline(), openOnlyInTime });
}

type CallControlsProps = {
  state: NextState;
  day: MerchantDay;
  /** The label of the button. */
  label: string;
  isCalling: boolean;
  /** Whether the button is disabled for a moment after a call, so that a double press calls once. */
  hasJustCalled: boolean;
  /** Whether the last call got no answer. */
  isUnanswered: boolean;
  onCall: () => void;
  /** Further controls for calling. */
  children?: ReactNode;
};

/** MER-022: the button and the key that call, or the reason why they cannot. */
export function CallControls({
  state,
  day,
  label,
  isCalling,
  hasJustCalled,
  isUnanswered,
  onCall,
  children,
}: CallControlsProps) {
  const t = useTexts(texts);
  const whyId = useId();
  const why = useStateReason(state, day);
  const bar = useRef<HTMLDivElement>(null);
  const hidden = useHiddenNumber(bar);
  return (
    <div ref={bar} className={s.call}>
      {hidden && (
        // Hidden from screen readers, which read the number elsewhere on the page.
        <p className={s.served} aria-hidden>
          {hidden.label} <b>{hidden.ticket}</b>
        </p>
      )}
      {isUnanswered && <Alert kind="warning">{t('unanswered')}</Alert>}
      <Button
        size="large"
        isFullWidth
        className={s.button}
        icon={<SkipForward aria-hidden />}
        keepsFocus
        isPending={isCalling}
        isDisabled={(state.kind === 'disabled' || hasJustCalled) && !isCalling}
        {...(why ? { 'aria-describedby': whyId } : {})}
        onPress={onCall}
      >
        {label}
      </Button>
      {why && (
        <p id={whyId} className={s.why}>
          {why}
        </p>
      )}
      {children}
      <CallKey onCall={() => state.kind === 'ready' && onCall()} />
    </div>
  );
}
