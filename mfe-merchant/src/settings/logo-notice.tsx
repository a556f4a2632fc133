import { Alert } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';

/**
 * MER-055: a logo that browsers cannot load, for example because the pages' policy does not allow its origin (decision 140), is
 * replaced by a letter everywhere; this notice informs its owner. Offline no logo is tested, and it is requested again when the
 * network returns.
 */
export function LogoNotice({ url }: { url: string | null }) {
  const isOnline = useOnline();
  return url !== null && isOnline ? <Judged key={url} url={url} /> : null;
}

/** Loads the logo without showing it. */
function Judged({ url }: { url: string }) {
  const t = useTexts(texts);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Alert kind="warning">{t('settings.logoFails')}</Alert>;
  return <img hidden src={url} alt="" onError={() => setBroken(true)} />;
}
