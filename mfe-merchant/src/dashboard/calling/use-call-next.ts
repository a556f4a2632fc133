import { useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { texts } from '../../locales/texts.ts';
import { callNextAtom } from './action-atoms.ts';

/** Calls the next ticket and reports the outcome. The button itself shows a call without an answer. */
export function useCallNext(): () => void {
  const t = useTexts(texts);
  const callNext = useSetAtom(callNextAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const call = async () => {
    const outcome = await callNext();
    if (outcome?.kind === 'called') announce(t('called', { ticket: outcome.ticket }));
    if (outcome?.kind === 'moved-on') toast(t('movedOn', outcome));
    if (outcome?.kind === 'failed') toast.error(errorText(t, outcome.error));
  };
  return () => void call();
}
