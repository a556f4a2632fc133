import type { BoardSettings } from '@turno/shared-types/board-settings';
import { clockOf, minutesOf } from '@turno/shared-types/rules';
import { TextField } from '@turno/shared-ui/components';
import { Switch } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';

type Quiet = BoardSettings['quiet'];

/** The quiet hours suggested initially. */
const NIGHT = { from: 1_320, until: 420 };

/** The hours in which a board makes no sound. */
export function QuietFields({
  quiet,
  onChange,
}: {
  quiet: Quiet;
  onChange: (quiet: Quiet) => void;
}) {
  const t = useTexts(texts);
  const set = (part: 'from' | 'until') => (text: string) => {
    // The browser reports an empty value while a time is being typed.
    if (quiet && text !== '') onChange({ ...quiet, [part]: minutesOf(text) });
  };
  return (
    <>
      <Switch isSelected={quiet !== null} onChange={(isQuiet) => onChange(isQuiet ? NIGHT : null)}>
        {t('boards.quiet')}
      </Switch>
      {quiet && (
        <div className={s.pair}>
          <TextField
            type="time"
            label={t('boards.quietFrom')}
            value={clockOf(quiet.from)}
            onChange={set('from')}
          />
          <TextField
            type="time"
            label={t('boards.quietUntil')}
            value={clockOf(quiet.until)}
            onChange={set('until')}
          />
        </div>
      )}
    </>
  );
}
