import type { DeviceKind } from '@turno/shared-types/devices';
import { propsAtom } from '@turno/shared-ui/boot';
import { PageTitle, Spinner } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { keepAwake } from '@turno/shared-ui/wake-lock';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { texts } from '../../locales/texts.ts';
import { useNewRelease } from '../use-new-release.ts';
import s from './pairing-screen.module.css';
import { usePairing } from './use-pairing.ts';

/** Where staff type the code, on the product's public site. */
const BOARDS_PATH = '/merchant-boards';

/** A screen that is not paired yet: its code, as large as the screen allows, and where to type it. */
export function PairingScreen({ kind }: { kind: DeviceKind }) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const { code, hasFailed } = usePairing(kind);
  useEffect(keepAwake, []);
  useNewRelease({ isBusy: false });
  const address = `${siteBase}${BOARDS_PATH}`.replace(/^https?:\/\//, '');
  return (
    <div className={s.page} data-theme="board">
      <PageTitle title={t('pair.title')} />
      {code === null ? (
        <Spinner size={96} label={t('loading')} />
      ) : (
        <p className={s.code} role="img" aria-label={t('pair.code', { code })}>
          <span>{code.slice(0, code.length / 2)}</span>
          <span>{code.slice(code.length / 2)}</span>
        </p>
      )}
      {code !== null && (
        <p className={s.hint}>{siteBase === '' ? t('pair.hint') : t('pair.hintAt', { address })}</p>
      )}
      <p className={s.state} role="status">
        {hasFailed ? t('failedHint') : t('pair.waiting')}
      </p>
    </div>
  );
}
