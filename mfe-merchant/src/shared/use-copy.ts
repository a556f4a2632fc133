import { useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';

/** Copies a text that is shown on the page. */
export function useCopy(): (text: string) => void {
  const t = useTexts(texts);
  const toast = useToast();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      toast.success(t('secret.copied'));
    } catch {
      // Without the permission people can still select the text.
      toast.error(t('secret.notCopied'));
    }
  };
  return (text) => void copy(text);
}
