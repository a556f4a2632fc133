import type { Merchant } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { LazyPart, lazySource } from '@turno/shared-ui/components';
import { useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { publicPagePath } from '../paths.ts';

const shareSheet = lazySource(() =>
  import(/* webpackChunkName: 'share-sheet' */ '@turno/shared-ui/share').then(
    (module) => module.ShareSheet,
  ),
);

/** MER-012: with `qr=open`, shows the merchant's public address as a code and a link. */
export function SharedPage({ merchant }: { merchant: Merchant }) {
  const { siteBase } = useAtomValue(propsAtom);
  const [query, setQuery] = useSearchParams();
  if (query.get('qr') !== 'open' || siteBase === '') return null;
  const close = () => {
    setQuery(
      (known) => {
        known.delete('qr');
        return known;
      },
      { replace: true },
    );
  };
  const url = `${siteBase ?? window.location.origin}${publicPagePath(merchant.vanity)}`;
  const props = { isOpen: true, onOpenChange: close, title: merchant.name, url };
  return <LazyPart source={shareSheet} props={props} fallback={null} />;
}
