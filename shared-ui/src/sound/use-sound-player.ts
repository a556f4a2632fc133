import { useEffect, useState } from 'react';
import { createSoundPlayer, type SoundPlayer } from './sound-player.ts';

/**
 * A sound player that any press on the page unlocks while sounds are wanted, and that releases the audio device with
 * the component.
 */
export function useSoundPlayer(isWanted = true): SoundPlayer {
  const [player] = useState(createSoundPlayer);
  useEffect(() => {
    if (!isWanted) return;
    const unlock = () => void player.unlock();
    document.addEventListener('pointerdown', unlock);
    return () => document.removeEventListener('pointerdown', unlock);
  }, [isWanted, player]);
  useEffect(() => player.close, [player]);
  return player;
}
