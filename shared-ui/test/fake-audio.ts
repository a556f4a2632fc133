/** As much of Web Audio as the product's sounds need; records the frequency of every note that starts. */
export function fakeAudio(state: AudioContextState = 'running') {
  const audio = {
    played: [] as number[],
    state,
    /** Whether `resume` brings the context to `running`; else it rejects, as before the first gesture. */
    mayResume: true,
    restore: () => void Reflect.deleteProperty(globalThis, 'AudioContext'),
  };
  const gain = {
    setValueAtTime: noop,
    linearRampToValueAtTime: noop,
    exponentialRampToValueAtTime: noop,
  };
  class FakeAudioContext {
    onstatechange: (() => void) | null = null;
    currentTime = 0;
    destination = {};
    get state() {
      return audio.state;
    }
    resume = async () => {
      if (!audio.mayResume) throw new Error('not allowed');
      audio.state = 'running';
      this.onstatechange?.();
    };
    close = async () => {
      audio.state = 'closed';
    };
    createGain = () => ({ gain, connect: noop });
    createOscillator = () => {
      const oscillator = {
        type: 'sine',
        frequency: { value: 0 },
        connect: (next: unknown) => next,
        start: () => audio.played.push(oscillator.frequency.value),
        stop: noop,
      };
      return oscillator;
    };
  }
  Object.defineProperty(globalThis, 'AudioContext', {
    configurable: true,
    value: FakeAudioContext,
  });
  return audio;
}

function noop(): void {}
