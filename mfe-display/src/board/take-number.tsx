import { propsAtom } from '@turno/shared-ui/boot';
import { optionalPart } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantPath } from '../paths.ts';
import type { Panel } from './panel/panel-view.ts';
import s from './take-number.module.css';

const QrCode = optionalPart(() =>
  import('@turno/shared-ui/qr/qr-code').then((module) => module.QrCode),
);

/** A QR code and the text of the merchant's public address, while numbers can be taken. */
export function TakeNumber({ vanity, panels }: { vanity: string; panels: readonly Panel[] }) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (!panels.some(({ mayJoin }) => mayJoin) || siteBase === '') return null;
  const address = `${siteBase}${merchantPath(vanity)}`;
  return (
    <div className={s.take}>
      <div className={s.words}>
        <p className={s.title}>{t('takeNumber')}</p>
        <p className={s.address}>{shortAddress(address)}</p>
      </div>
      <div className={s.code}>
        <QrCode text={address} label={t('takeNumber')} />
      </div>
    </div>
  );
}

/** An address as people type it; a line may break after a slash but not after a hyphen, which would look like hyphenation. */
function shortAddress(address: string): string {
  return address
    .replace(/^https?:\/\//, '')
    .replaceAll('/', '/\u200b')
    .replaceAll('-', '-\u2060');
}
