import { useSharedTexts } from '@turno/shared-ui/i18n';
import { queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { Countdown } from '../time/index.ts';

const REFRESH_MS = 12_000;
/** The seconds do not matter enough to be announced. */
const SILENT: readonly number[] = [];

/** CON-032: twelve seconds after an unanswered line-up everything is fetched again: the ticket may be there. */
export function RefreshCountdown() {
  const t = useSharedTexts();
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
      label={t('lineUp.refresh')}
      spokenAt={SILENT}
      onEnd={refresh}
    />
  );
}
