import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { createDecoder } from './decoder.ts';
import { startScanLoop } from './scan-loop.ts';

export type ScannerState = 'starting' | 'scanning' | 'stopped' | CameraProblem;

type Scanner = {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
};

/** The delay before a camera that another application uses is opened again, in milliseconds. */
const BUSY_RETRY_MS = 2_000;

/**
 * Runs the camera while the page is visible and stops it otherwise. A camera that is busy, or that another application took
 * over, is opened again automatically.
 */
export function useScanner(onScan: (text: string) => void, delayMs: number): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const isVisible = useVisible();
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const report = useEffectEvent((text: string) => onScan(text));

  useEffect(() => {
    if (!isVisible) return setState('stopped');
    let isOver = false;
    let stream: MediaStream | null = null;
    let stopLoop = () => {};
    let timer: ReturnType<typeof setTimeout> | undefined;
    const element = video.current;
    setState((known) => (attempt > 0 && known === 'busy' ? known : 'starting'));
    const run = async () => {
      if (!element) return;
      const [opened, decode] = await Promise.all([openCamera(), createDecoder()]);
      stream = opened;
      if (isOver) return releaseCamera(stream);
      element.srcObject = stream;
      await element.play();
      setState('scanning');
      for (const track of stream.getTracks()) track.onended = retry;
      stopLoop = startScanLoop({ video: element, decode, delayMs, onScan: report });
    };
    run().catch((error: unknown) => {
      releaseCamera(stream);
      if (isOver) return;
      const problem = cameraProblem(error);
      setState(problem);
      if (problem === 'busy') timer = setTimeout(retry, BUSY_RETRY_MS);
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
      stopLoop();
      releaseCamera(stream);
      if (element) element.srcObject = null;
    };
  }, [isVisible, delayMs, attempt]);

  return { video, state };
}

const WANTED: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** The stream of the rear camera of a phone, else of any camera; throws the browser's error. */
async function openCamera(): Promise<MediaStream> {
  // Undefined on insecure pages, even in browsers that support it.
  if (!navigator.mediaDevices?.getUserMedia) throw new Error('no camera interface');
  return navigator.mediaDevices.getUserMedia(WANTED);
}

/** Stops the camera, which turns its light off. */
function releaseCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

/** Why the camera shows no picture; the key of its text. */
export type CameraProblem = 'denied' | 'unsupported' | 'noCamera' | 'busy';

/** CON-020: the camera problem behind an error of the browser. */
export function cameraProblem(error: unknown): CameraProblem {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'noCamera';
  if (name === 'NotReadableError' || name === 'AbortError') return 'busy';
  return 'unsupported';
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Whether the page is visible. */
function useVisible(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => document.visibilityState !== 'hidden',
    () => true,
  );
}
