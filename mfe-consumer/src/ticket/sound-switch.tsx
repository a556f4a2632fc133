import { Bell, Button } from '@turno/shared-ui/components';
import { safeStorage } from '@turno/shared-ui/session';
import { useSoundPlayer } from '@turno/shared-ui/sound';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';

const NAME = 'turno.ticket-sound';

export type Sound = {
  /** Whether the holder wants to hear the turn. */
  isOn: boolean;
  turn: (isOn: boolean) => void;
  /** Rings if the holder wants it. */
  ring: () => void;
};

/** Rings only for holders who turned the sound on for this device. */
export function useSound(): Sound {
  const [storage] = useState(() => safeStorage(() => window.localStorage));
  const [isOn, setOn] = useState(() => storage.getItem(NAME) === 'on');
  const player = useSoundPlayer(isOn);
  const ring = () => player.play('yourTurn');
  return {
    isOn,
    turn: (next) => {
      setOn(next);
      if (next) storage.setItem(NAME, 'on');
      else storage.removeItem(NAME);
      if (next) ring();
    },
    ring: () => {
      if (isOn) ring();
    },
  };
}

/** Turns the sound on or off. The press unlocks the page's audio and plays the sound once. */
export function SoundSwitch({ sound }: { sound: Sound }) {
  const t = useWords();
  return (
    <Button
      variant="secondary"
      icon={<Bell aria-hidden />}
      aria-pressed={sound.isOn}
      onPress={() => sound.turn(!sound.isOn)}
    >
      {t(sound.isOn ? 'ticket.soundOn' : 'ticket.sound')}
    </Button>
  );
}
