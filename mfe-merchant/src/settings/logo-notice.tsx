import { Alert } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';

/**
 * MER-055: a logo that browsers do not load, for example one whose origin the policy of the pages does not allow (decision
 * 140), is replaced by a letter everywhere; here its owner learns of it. Without a network nothing loads: no logo is judged
 * then, and each is asked for again with it.
 */
export function LogoNotice({ url }: { url: string | null }) {
  const isOnline = useOnline();
  return url !== null && isOnline ? <Judged key={url} url={url} /> : null;
}

/** The picture itself is not shown. */
function Judged({ url }: { url: string }) {
  const t = useTexts(texts);
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <Alert kind="warning">{t('settings.logoFails')}</Alert>;
  return <img hidden src={url} alt="" onError={() => setBroken(true)} />;
}
