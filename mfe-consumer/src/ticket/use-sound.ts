import { safeStorage } from '@turno/shared-ui/session';
import { useEffect, useState } from 'react';
import { createChime } from './chime.ts';

const NAME = 'turno.ticket-sound';

export type Sound = {
  /** Whether the holder wants to hear the turn. */
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Rings, where it was asked for. */
  ring: () => void;
};

/** Whether the turn is heard: only who asked for it, and from the first touch of the page on, as browsers will have it. */
export function useSound(): Sound {
  const [storage] = useState(() => safeStorage(() => window.localStorage));
  const [isOn, setOn] = useState(() => storage.getItem(NAME) === 'on');
  const [chime] = useState(createChime);
  useEffect(() => {
    if (!isOn) return;
    document.addEventListener('pointerdown', chime.unlock);
    return () => document.removeEventListener('pointerdown', chime.unlock);
  }, [isOn, chime]);
  useEffect(() => () => chime.close(), [chime]);
  return {
    isOn,
    turn: (next) => {
      setOn(next);
      if (next) storage.setItem(NAME, 'on');
      else storage.removeItem(NAME);
      if (next) chime.ring();
    },
    ring: () => {
      if (isOn) chime.ring();
    },
  };
}
