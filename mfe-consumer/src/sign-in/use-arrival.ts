import { propsAtom } from '@turno/shared-ui/boot';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { arrivingAtom, enterAtom } from '../shared/session/enter-atoms.ts';

/** Puts in force what another page left to this one; `true` while it is about to. */
export function useArrival(): boolean {
  const [arriving, setArriving] = useAtom(arrivingAtom);
  const { session: port } = useAtomValue(propsAtom);
  const enter = useSetAtom(enterAtom);
  useEffect(() => {
    if (!arriving) return;
    if (arriving.session) enter(arriving.session);
    else port.signOut();
    setArriving(null);
  }, [arriving, enter, port, setArriving]);
  return arriving !== null;
}
