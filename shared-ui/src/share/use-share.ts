import { useToast } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type Shareable, sharePage, sharerOf } from './share-page.ts';

const FAILURE_MS = 10_000;

/** Passes an address on and says what became of it; `copy` skips the device's own sheet. */
export function useShare(): { share: (page: Shareable) => void; copy: (page: Shareable) => void } {
  const t = useSharedTexts();
  const toast = useToast();
  const pass = async (page: Shareable, isCopy: boolean) => {
    const { share, ...rest } = sharerOf(navigator);
    const outcome = await sharePage(isCopy || !share ? rest : { share, ...rest }, page);
    if (outcome === 'copied') toast.success(t('share.copied'));
    // An address to be read and typed needs longer than a glance.
    if (outcome === 'failed') {
      toast.warning(t('share.failed', { url: page.url }), { durationMs: FAILURE_MS });
    }
  };
  return { share: (page) => void pass(page, false), copy: (page) => void pass(page, true) };
}
