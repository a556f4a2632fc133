import { Alert, Button } from '@turno/shared-ui/components';
import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { myMerchantsQueryAtom } from './merchant-atoms.ts';

/** While refetching fails, says how old the shown data is. */
export function StaleNotice({ timeZone }: { timeZone: string }) {
  const t = useTexts(texts);
  const { error, dataUpdatedAt, refetch, isFetching } = useAtomValue(myMerchantsQueryAtom);
  const isOnline = useOnline();
  if (!error) return null;
  const retry = (
    <Button variant="secondary" isPending={isFetching} onPress={() => void refetch()}>
      {t('retry')}
    </Button>
  );
  return (
    <Alert kind="warning" action={isOnline && retry}>
      {t('updatedAt', { time: formatTime(new Date(dataUpdatedAt), timeZone) })}
    </Alert>
  );
}
