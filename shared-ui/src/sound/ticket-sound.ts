import { safeStorage } from '@turno/shared-ui/session';
import { useState } from 'react';
import { useSoundPlayer } from './sound-player.ts';

const NAME = 'turno.ticket-sound';

export type TicketSound = {
  /** Whether the holder wants a sound at the turn. */
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Rings if the holder wants it. */
  ring: () => void;
};

/** The sound of the holder's turn, for holders who turned it on for this device. */
export function useTicketSound(): TicketSound {
  const [storage] = useState(() => safeStorage(() => window.localStorage));
  const [, setTurned] = useState(false);
  // Another part of the page may have changed the setting.
  const isOn = storage.getItem(NAME) === 'on';
  const player = useSoundPlayer(isOn);
  const ring = () => player.play('yourTurn');
  return {
    isOn,
    turn: (next) => {
      if (next) storage.setItem(NAME, 'on');
      else storage.removeItem(NAME);
      setTurned(next);
      if (next) ring();
    },
    ring: () => {
      if (storage.getItem(NAME) === 'on') ring();
    },
  };
}

const TURN_PATTERN_MS = [200, 100, 200, 100, 400];

/** Vibrates when it is the holder's turn; some phones lack it, and browsers reject it before the first gesture. */
export function vibrateForTurn(): void {
  navigator.vibrate?.(TURN_PATTERN_MS);
}
