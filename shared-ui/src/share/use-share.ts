import { useToast } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';

const FAILURE_MS = 10_000;

/** Shares an address and shows the outcome; `copy` skips the share sheet of the device. */
export function useShare(): { share: (page: Shareable) => void; copy: (page: Shareable) => void } {
  const t = useSharedTexts();
  const toast = useToast();
  const pass = async (page: Shareable, isCopy: boolean) => {
    const { share, ...rest } = sharerOf(navigator);
    const outcome = await sharePage(isCopy || !share ? rest : { share, ...rest }, page);
    if (outcome === 'copied') toast.success(t('share.copied'));
    // An address that has to be read and typed stays longer.
    if (outcome === 'failed') {
      toast.warning(t('share.failed', { url: page.url }), { durationMs: FAILURE_MS });
    }
  };
  return { share: (page) => void pass(page, false), copy: (page) => void pass(page, true) };
}

/** The browser functions that share a page; older browsers and pages without https lack both. */
export type Sharer = {
  share?: (data: Shareable) => Promise<void>;
  clipboard?: { writeText: (text: string) => Promise<void> };
};

type Shareable = { title: string; url: string };

/** The outcome of sharing a page; on `failed` the caller shows the address as text. */
type Shared = 'shared' | 'stopped' | 'copied' | 'failed';

/** Shares a page by the share sheet of the device, else copies its address (CON-001). */
export async function sharePage({ share, clipboard }: Sharer, page: Shareable): Promise<Shared> {
  try {
    if (share) {
      await share(page);
      return 'shared';
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') return 'stopped';
    // The browser denies sharing, for example in a frame; copying the address may still work.
  }
  try {
    await clipboard?.writeText(page.url);
    return clipboard ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}

/** The sharing functions of this browser. */
function sharerOf({ share, clipboard }: Navigator): Sharer {
  return {
    // `share` needs the navigator as its `this`.
    ...(typeof share === 'function' ? { share: (data) => navigator.share(data) } : {}),
    ...(clipboard ? { clipboard } : {}),
  };
}
