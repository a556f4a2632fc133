import { Alert } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useWords, type Words } from '../locales/texts.ts';
import { type NearMe, nearMeAtom } from './near-me-atoms.ts';

/** CON-003, CON-015: shown until the position is known; it says what went wrong. */
export function NearMeNotice() {
  const t = useWords();
  const near = useAtomValue(nearMeAtom);
  const hasFailed =
    near.state === 'denied' || near.state === 'failed' || near.state === 'unsupported';
  return <Alert kind={hasFailed ? 'warning' : 'info'}>{words(t, near)}</Alert>;
}

function words(t: Words, near: NearMe): string {
  switch (near.state) {
    case 'active':
      return t('explore.nearActive');
    case 'asking':
      return t('explore.nearAsking');
    case 'denied':
      return t('explore.nearDenied');
    case 'unsupported':
      return t('explore.nearUnsupported');
    case 'failed':
      return t('explore.nearFailed', { message: near.message });
    default:
      return t('explore.nearBanner');
  }
}
