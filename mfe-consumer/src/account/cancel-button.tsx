import { Button } from '@turno/shared-ui/components';
import { useWords } from '../locales/texts.ts';

/** Closes a sheet of the account without a change. */
export function CancelButton({ onClose }: { onClose: () => void }) {
  const t = useWords();
  return (
    <Button variant="secondary" isFullWidth onPress={onClose}>
      {t('cancel')}
    </Button>
  );
}
