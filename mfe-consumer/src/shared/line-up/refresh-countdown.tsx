import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { queryClientAtom } from '@turno/shared-ui/query';
import { Countdown } from '@turno/shared-ui/time';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { LINE_UP_TEXTS } from './texts.ts';

const REFRESH_MS = 12_000;
/** Of no consequence: nobody is told of every second. */
const SILENT: readonly number[] = [];

/** CON-032: twelve seconds after a press without an answer everything is asked anew: the ticket may be there. */
export function RefreshCountdown() {
  const words = wordsOf(useSharedTexts(), LINE_UP_TEXTS);
  const client = useAtomValue(queryClientAtom);
  const [endsAt, setEndsAt] = useState(() => Date.now() + REFRESH_MS);
  const refresh = () => {
    void client.invalidateQueries();
    setEndsAt(Date.now() + REFRESH_MS);
  };
  return (
    <Countdown
      key={endsAt}
      endsAt={endsAt}
      label={words.refresh}
      spokenAt={SILENT}
      onEnd={refresh}
    />
  );
}
