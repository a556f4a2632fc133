import { propsAtom } from '@turno/shared-ui/boot';
import { optionalPart } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { merchantPath } from '../../paths.ts';
import s from '../board.module.css';
import type { Panel } from './panel-view.ts';

const QrCode = optionalPart(() => import('@turno/shared-ui/qr').then((module) => module.QrCode));

/** A QR code with the merchant's public address, while numbers can be taken. */
export function TakeNumber({ vanity, panels }: { vanity: string; panels: readonly Panel[] }) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const isOpen = panels.some(({ state }) => state === 'serving' || state === 'waiting');
  if (!isOpen || siteBase === '') return null;
  return (
    <div className={s.take}>
      <p className={s.takeWords}>{t('takeNumber')}</p>
      <div className={s.code}>
        <QrCode text={`${siteBase}${merchantPath(vanity)}`} label={t('takeNumber')} />
      </div>
    </div>
  );
}
