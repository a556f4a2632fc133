import { Check, CircleX, Pause } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import { wordsSize } from './large-number.tsx';
import s from './panel-state.module.css';
import type { Panel } from './panel-view.ts';

const STATE_TEXTS = {
  serving: 'serving',
  waiting: 'waiting',
  idle: 'idle',
  paused: 'paused',
  closed: 'closed',
  'all-closed': 'allClosed',
  'free-access': 'freeAccess',
} as const;

/** These states have no icon and may take two lines. */
const SENTENCES: ReadonlySet<Panel['state']> = new Set(['waiting', 'idle']);

type PanelStateProps = {
  state: Panel['state'];
  /** Whether it takes the place of a number; otherwise it is a line above the number. */
  isLarge?: boolean;
};

/** The state of a queue in words (DIS-003, DIS-004). */
export function PanelState({ state, isLarge = false }: PanelStateProps) {
  const t = useTexts(texts);
  const words = t(STATE_TEXTS[state]);
  return (
    <p
      className={isLarge ? s.words : s.line}
      data-state={state}
      style={isLarge ? { fontSize: wordsSize(words, SENTENCES.has(state) ? 2 : 1) } : undefined}
    >
      <StateIcon state={state} />
      {words}
    </p>
  );
}

function StateIcon({ state }: { state: Panel['state'] }) {
  if (state === 'paused') return <Pause aria-hidden className={s.icon} />;
  if (state === 'closed' || state === 'all-closed') {
    return <CircleX aria-hidden className={s.icon} />;
  }
  if (state === 'free-access') return <Check aria-hidden className={s.icon} />;
  return null;
}
