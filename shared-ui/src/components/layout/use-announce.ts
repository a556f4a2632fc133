import { useFrame } from './frame-context.ts';

/** Says a text politely to screen readers. */
export function useAnnounce(): (text: string) => void {
  return useFrame().announce;
}
