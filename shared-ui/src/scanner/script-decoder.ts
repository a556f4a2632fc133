import { BrowserQRCodeReader } from '@zxing/browser';

/** The plain JavaScript reader: slower and one code at a time, but it runs anywhere. */
export function createScriptDecoder() {
  const reader = new BrowserQRCodeReader();
  const canvas = document.createElement('canvas');
  return async (video: HTMLVideoElement): Promise<string[]> => {
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d', { willReadFrequently: true })?.drawImage(video, 0, 0);
    try {
      return [reader.decodeFromCanvas(canvas).getText()];
    } catch {
      // It throws when a frame holds no code.
      return [];
    }
  };
}
