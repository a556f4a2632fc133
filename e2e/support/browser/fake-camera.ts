import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page, test } from '@playwright/test';
import QRCode from 'qrcode';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './browser.ts';

const WIDTH = 640;
const HEIGHT = 480;
/** The longer side of a picture in front of the camera. */
const LONGEST = 1280;
const WHITE = 235;
const BLACK = 16;

/** What a camera sees: how light each point is, row by row. */
type View = { width: number; height: number; luma: Buffer };

/** Launches a browser whose camera sees the QR code of a text, or a picture, and which lets pages use it without asking. */
export async function launchWithCamera(seen: string | View): Promise<Browser> {
  return chromium.launch({
    executablePath: CHROMIUM_PATH,
    args: [
      ...CHROMIUM_ARGUMENTS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${await writeFilm(typeof seen === 'string' ? drawn(seen) : seen)}`,
    ],
  });
}

/** Writes a film of what does not move, in the format Chromium takes in place of a camera. */
async function writeFilm({ width, height, luma }: View): Promise<string> {
  const { project } = test.info();
  // Chromium opens no path with other than ASCII letters in the C locale, and titles have them.
  const file = join(project.outputDir, `camera-${randomUUID()}.y4m`);
  const chroma = Buffer.alloc((width * height) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), luma, chroma]);
  const header = Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`);
  await mkdir(project.outputDir, { recursive: true });
  await writeFile(file, Buffer.concat([header, ...Array.from({ length: 10 }, () => frame)]));
  return file;
}

function drawn(text: string): View {
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
  return { width: WIDTH, height: HEIGHT, luma };
}

/** A PNG as a camera in front of it sees it. */
export async function viewOf(page: Page, png: Buffer): Promise<View> {
  const { width, height, bytes } = await page.evaluate(
    async ({ text, longest }) => {
      const file = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([file], { type: 'image/png' }));
      const scale = longest / Math.max(picture.width, picture.height);
      // Colours of a film belong to four points each.
      const even = (length: number) => Math.round((length * scale) / 2) * 2;
      const canvas = new OffscreenCanvas(even(picture.width), even(picture.height));
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let light = '';
      for (let at = 0; at < data.length; at += 4) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3);
        light += String.fromCharCode(Math.round(0.3 * red + 0.59 * green + 0.11 * blue));
      }
      return { width: canvas.width, height: canvas.height, bytes: btoa(light) };
    },
    { text: png.toString('base64'), longest: LONGEST },
  );
  return { width, height, luma: Buffer.from(bytes, 'base64') };
}
