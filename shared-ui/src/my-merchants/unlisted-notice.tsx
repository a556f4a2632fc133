import { Alert } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { queryClientAtom } from '@turno/shared-ui/query';
import { useAtomValue } from 'jotai';
import { SendLinkAgain } from './send-link-again.tsx';

/** S-09: tells a manager that the merchant is not listed yet, and how to change that. */
export function UnlistedNotice() {
  const t = useSharedTexts();
  const client = useAtomValue(queryClientAtom);
  // The next request of a manager with a confirmed address verifies the merchant.
  const refetch = () => void client.invalidateQueries({ queryKey: ['my-merchants'] });
  return (
    <Alert
      kind="warning"
      title={t('unlisted.title')}
      action={<SendLinkAgain onSettled={refetch} />}
    >
      {t('unlisted.text')}
    </Alert>
  );
}
