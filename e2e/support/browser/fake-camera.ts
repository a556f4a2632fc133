import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, test } from '@playwright/test';
import QRCode from 'qrcode';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './browser.ts';

const WIDTH = 640;
const HEIGHT = 480;
const WHITE = 235;
const BLACK = 16;

/** Launches a browser whose camera sees one QR code, and which lets pages use it without asking. */
export async function launchWithCamera(text: string): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await writeFilm(text)}`,
    ],
  });
}

/** Writes a film of one QR code, in the format Chromium takes in place of a camera. */
async function writeFilm(text: string): Promise<string> {
  const { project, testId, retry } = test.info();
  // Named by id: Chromium opens no path with other than ASCII letters in the C locale, and titles have them.
  const file = join(project.outputDir, `camera-${testId}-${retry}.y4m`);
  const luma = drawn(text);
  const chroma = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  await mkdir(project.outputDir, { recursive: true });
  await writeFile(file, Buffer.concat([header, ...Array.from({ length: 10 }, () => frame)]));
  return file;
}

function drawn(text: string): Buffer {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const scale = Math.floor((HEIGHT - 40) / (modules.size + 8));
  const left = Math.floor((WIDTH - modules.size * scale) / 2);
  const top = Math.floor((HEIGHT - modules.size * scale) / 2);
  const luma = Buffer.alloc(WIDTH * HEIGHT, WHITE);
  for (let y = 0; y < modules.size * scale; y += 1) {
    for (let x = 0; x < modules.size * scale; x += 1) {
      const isDark = modules.get(Math.floor(y / scale), Math.floor(x / scale));
      if (isDark) luma[(top + y) * WIDTH + left + x] = BLACK;
    }
  }
  return luma;
}
