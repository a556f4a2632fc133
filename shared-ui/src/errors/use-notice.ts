import { useToast } from '@turno/shared-ui/components';
import { useOwnWords } from '../words/own-words.ts';
import { NOTICE_TEXTS, type NoticeName } from './notice-texts.ts';
import { NOTICES } from './notices.ts';

/** Says a notice of the catalogue in passing: `const notice = useNotice(); notice('codeAdded')`. */
export function useNotice(): (name: NoticeName) => void {
  const words = useOwnWords(NOTICE_TEXTS);
  const toast = useToast();
  return (name) => {
    const { kind, lifeMs } = NOTICES[name];
    toast(words[name], { kind, durationMs: lifeMs });
  };
}
