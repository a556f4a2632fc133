export {
  createSoundPlayer,
  type SoundName,
  type SoundPlayer,
  useSoundPlayer,
} from './sound-player.ts';
