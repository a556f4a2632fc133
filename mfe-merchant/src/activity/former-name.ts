import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { formerAtom } from './atoms.ts';

/** The name shown for a person who has left the team: the real one is no longer known, so that several are numbered. */
export function useFormerName() {
  const t = useTexts(texts);
  const former = useAtomValue(formerAtom);
  return (userId: number) =>
    former.length > 1
      ? t('activity.formerNumbered', { number: former.indexOf(userId) + 1 })
      : t('activity.former');
}
