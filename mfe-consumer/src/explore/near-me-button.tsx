import { Button, MapPin } from '@turno/shared-ui/components';
import { useAtomValue, useSetAtom } from 'jotai';
import { useWords } from '../shared/use-words.ts';
import { findMeAtom, nearMeAtom } from './near-me-atoms.ts';

/** Puts the nearest merchants first. */
export function NearMeButton() {
  const t = useWords();
  const { state } = useAtomValue(nearMeAtom);
  const findMe = useSetAtom(findMeAtom);
  return (
    <Button
      variant="secondary"
      icon={<MapPin aria-hidden />}
      isPending={state === 'asking'}
      onPress={() => findMe()}
    >
      {t('explore.near')}
    </Button>
  );
}
