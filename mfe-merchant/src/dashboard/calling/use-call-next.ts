import { useAnnounce, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { NAMESPACE } from '../../locales/texts.ts';
import { callNextAtom } from './action-atoms.ts';

/** Calls the next ticket and says what became of it; a press without an answer is told beside the button. */
export function useCallNext(): () => void {
  const t = useTexts(NAMESPACE);
  const callNext = useSetAtom(callNextAtom);
  const announce = useAnnounce();
  const toast = useToast();
  const press = async () => {
    const outcome = await callNext();
    if (outcome?.kind === 'called') announce(t('called', { ticket: outcome.ticket }));
    if (outcome?.kind === 'moved-on') toast(t('movedOn', outcome));
    if (outcome?.kind === 'refused') toast.error(errorText(t, outcome.error));
  };
  return () => void press();
}
