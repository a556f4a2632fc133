import { Alert } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import type { AddBlocker } from './staff-booking.ts';

/** Why no customer can be added. */
export function BlockedAdding({ blocker }: { blocker: NonNullable<AddBlocker> | 'offline' }) {
  const t = useTexts(texts);
  return <Alert kind="warning">{t(`addCustomer.blocked.${blocker}`)}</Alert>;
}
