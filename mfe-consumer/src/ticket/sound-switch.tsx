import { Bell, Button } from '@turno/shared-ui/components';
import { useWords } from '../shared/use-words.ts';
import type { Sound } from './use-sound.ts';

/** Asks whether the turn may be heard; the press also lets the browser make sounds, and rings once to be known. */
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
