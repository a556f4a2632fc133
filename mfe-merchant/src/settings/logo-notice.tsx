import { Alert } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';

/**
 * MER-055: a logo that browsers do not load, for example one whose origin the policy of the pages does not allow (decision
 * 140), is replaced by a letter everywhere; here its owner learns of it. The picture itself is not shown.
 */
export function LogoNotice({ url }: { url: string | null }) {
  const t = useTexts(texts);
  const [broken, setBroken] = useState<string | null>(null);
  if (url === null) return null;
  if (url === broken) return <Alert kind="warning">{t('settings.logoFails')}</Alert>;
  return <img hidden src={url} alt="" onError={() => setBroken(url)} />;
}
