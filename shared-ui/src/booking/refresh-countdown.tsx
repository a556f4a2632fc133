import { queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Countdown } from '../time/index.ts';
import { useOwnWords } from '../words/own-words.ts';
import { LINE_UP_TEXTS } from './texts.ts';

const REFRESH_MS = 12_000;
/** The seconds do not matter enough to be announced. */
const SILENT: readonly number[] = [];

/** CON-032: twelve seconds after an unanswered line-up everything is fetched again: the ticket may be there. */
export function RefreshCountdown() {
  const words = useOwnWords(LINE_UP_TEXTS);
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
