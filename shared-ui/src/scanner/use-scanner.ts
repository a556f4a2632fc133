import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type CameraProblem, cameraProblem } from './camera-problem.ts';
import { createDecoder } from './decoder.ts';
import { openCamera, releaseCamera } from './open-camera.ts';
import { startScanLoop } from './scan-loop.ts';
import { useVisible } from './use-visible.ts';

export type ScannerState = 'starting' | 'scanning' | 'stopped' | CameraProblem;

type Scanner = {
  video: RefObject<HTMLVideoElement | null>;
  state: ScannerState;
};

/** Runs the camera while the page is seen and lets it go in every other case. */
export function useScanner(onScan: (text: string) => void, delayMs: number): Scanner {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<ScannerState>('starting');
  const isVisible = useVisible();
  const report = useEffectEvent((text: string) => onScan(text));

  useEffect(() => {
    if (!isVisible) return setState('stopped');
    let isOver = false;
    let stream: MediaStream | null = null;
    let stopLoop = () => {};
    const element = video.current;
    setState('starting');
    const run = async () => {
      if (!element) return;
      const [opened, decode] = await Promise.all([openCamera(), createDecoder()]);
      stream = opened;
      if (isOver) return releaseCamera(stream);
      element.srcObject = stream;
      await element.play();
      setState('scanning');
      stopLoop = startScanLoop({ video: element, decode, delayMs, onScan: report });
    };
    run().catch((error: unknown) => {
      releaseCamera(stream);
      if (!isOver) setState(cameraProblem(error));
    });
    return () => {
      isOver = true;
      stopLoop();
      releaseCamera(stream);
      if (element) element.srcObject = null;
    };
  }, [isVisible, delayMs]);

  return { video, state };
}
