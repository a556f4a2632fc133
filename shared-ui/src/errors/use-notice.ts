import { useToast } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { NOTICES, type NoticeName } from './notices.ts';

/** Shows a notice of the catalogue as a toast: `const notice = useNotice(); notice('codeAdded')`. */
export function useNotice(): (name: NoticeName) => void {
  const t = useSharedTexts();
  const toast = useToast();
  return (name) => {
    const { kind, lifeMs } = NOTICES[name];
    toast(t(`notices.${name}`), { kind, durationMs: lifeMs });
  };
}
