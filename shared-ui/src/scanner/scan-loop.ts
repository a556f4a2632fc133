import type { Decoder } from './decoder.ts';

const BETWEEN_FRAMES_MS = 100;
/** A text is reported again once its code has been out of view this long. */
const FORGET_AFTER_MS = 2_000;

type ScanLoop = {
  video: HTMLVideoElement;
  decode: Decoder;
  onScan: (text: string) => void;
  /** Shortest time between two scans, in ms. */
  delayMs: number;
};

/** Reads frame after frame and reports each code once; returns the stop function. */
export function startScanLoop({ video, decode, onScan, delayMs }: ScanLoop): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout>;
  let restUntil = 0;
  const seenAt = new Map<string, number>();

  const read = async () => {
    const now = performance.now();
    // A frame that cannot be decoded counts as one without a code.
    for (const text of await decode(video).catch((): string[] => [])) {
      const last = seenAt.get(text);
      seenAt.set(text, now);
      const isNew = last === undefined || now - last > FORGET_AFTER_MS;
      if (isStopped || !isNew || now < restUntil) {
        if (isNew) seenAt.delete(text);
        continue;
      }
      restUntil = now + delayMs;
      onScan(text);
    }
  };
  const next = () => {
    timer = setTimeout(() => {
      const isReady = video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
      const goOn = () => {
        if (!isStopped) next();
      };
      (isReady ? read() : Promise.resolve()).then(goOn, goOn);
    }, BETWEEN_FRAMES_MS);
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
