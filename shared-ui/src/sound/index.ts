export {
  createSoundPlayer,
  type SoundName,
  type SoundPlayer,
  useSoundPlayer,
} from './sound-player.ts';
export { type TicketSound, useTicketSound, vibrateForTurn } from './ticket-sound.ts';
