import type { Merchant } from '@turno/shared-types';
import { PageTitle } from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { Logo } from './logo.tsx';
import s from './merchant-header.module.css';
import { MerchantStatusBadge, merchantStatus, useHoursNote } from './merchant-status.tsx';

const STEP_MS = 30_000;

type MerchantHeaderProps = {
  merchant: Merchant;
  /** Title of the page for the history. */
  title: string;
  /** The line under the name. */
  detail: string | null;
};

/** The header of a merchant's page: logo, name, a line of detail and the status. */
export function MerchantHeader({ merchant, title, detail }: MerchantHeaderProps) {
  const now = useNow(STEP_MS);
  const status = merchantStatus(merchant, now);
  const note = useHoursNote()(merchant, status.label, now);
  return (
    <header className={s.header}>
      <Logo name={merchant.name} url={merchant.logoUrl} size={64} />
      <div className={s.words}>
        <PageTitle title={title}>{merchant.name}</PageTitle>
        {detail && <p className={s.detail}>{detail}</p>}
        <p className={s.status}>
          <MerchantStatusBadge {...status} />
          {note}
        </p>
      </div>
    </header>
  );
}
