import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { ExternalLink, LinkButton, LiveIndicator, Select } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { liveAtom } from '@turno/shared-ui/live/followed-merchant';
import { useAtom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { boardPath, publicPagePath, ROUTES } from '../paths.ts';
import { merchantAtom, merchantsAtom } from '../shared/merchant-atoms.ts';
import s from './dashboard-screen.module.css';

/** MER-013: picks the merchant, where there is more than one. */
export function MerchantSwitcher() {
  const t = useTexts(texts);
  const merchants = useAtomValue(merchantsAtom);
  const [merchant, pick] = useAtom(merchantAtom);
  if (!merchant || merchants.length < 2) return null;
  return (
    <div className={s.switcher}>
      <Select
        label={t('switcher')}
        options={merchants.map(({ id, name }) => ({ id, label: name }))}
        value={merchant.id}
        onChange={pick}
      />
    </div>
  );
}

/** Which merchant is shown, and whether its changes arrive by themselves. */
export function MerchantWhere({ merchant }: { merchant: Merchant }) {
  const isOnly = useAtomValue(merchantsAtom).length < 2;
  const liveState = useAtomValue(liveAtom)?.state ?? 'reconnecting';
  return (
    <div className={s.where}>
      {isOnly && <span>{merchant.name}</span>}
      <LiveIndicator state={liveState} />
    </div>
  );
}

/**
 * Links to the merchant's board and public page, which other remotes render: paths of the host, or the public site where its
 * address is known. A page that knows neither shows no links.
 */
export function MerchantLinks({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { siteBase } = useAtomValue(propsAtom);
  if (siteBase === '') return null;
  const isElsewhere = siteBase !== undefined;
  const linkTo = (path: string) =>
    isElsewhere
      ? { to: `${siteBase}${path}`, target: '_blank', icon: <ExternalLink aria-hidden /> }
      : { to: path };
  return (
    <div className={s.links}>
      <LinkButton variant="secondary" to={ROUTES.managers}>
        {t('managers.title')}
      </LinkButton>
      <LinkButton variant="secondary" to={ROUTES.settings}>
        {t('settings.title')}
      </LinkButton>
      <LinkButton variant="secondary" {...linkTo(boardPath(merchant.id))}>
        {t('openBoard')}
      </LinkButton>
      <LinkButton variant="secondary" {...linkTo(publicPagePath(merchant.vanity))}>
        {t('publicPage')}
      </LinkButton>
    </div>
  );
}
