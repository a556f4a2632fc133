export { createSoundPlayer, type SoundName, type SoundPlayer } from './sound-player.ts';
export { useSoundPlayer } from './use-sound-player.ts';
