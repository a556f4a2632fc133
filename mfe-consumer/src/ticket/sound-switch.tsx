import { Bell, Button } from '@turno/shared-ui/components';
import type { TicketSound } from '@turno/shared-ui/sound';
import { useWords } from '../locales/texts.ts';

/** Turns the sound on or off. The press unlocks the page's audio and plays the sound once. */
export function SoundSwitch({ sound }: { sound: TicketSound }) {
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
