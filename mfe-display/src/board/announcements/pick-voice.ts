type Voice = Pick<SpeechSynthesisVoice, 'name' | 'lang'>;

/** G-28: the configured voice, else the first Italian one; `null` leaves it to the browser with `lang=it-IT`. */
export function pickVoice<V extends Voice>(voices: readonly V[], preferred: string): V | null {
  const wanted = preferred.toLowerCase();
  return (
    voices.find((voice) => voice.name.toLowerCase() === wanted) ??
    voices.find((voice) => /^it([-_]IT)?$/i.test(voice.lang)) ??
    null
  );
}
