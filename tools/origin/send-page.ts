import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const compress = {
  br: (text: string) =>
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (text: string) => promisify(gzip)(text),
};

/** Sends a page rendered for this request: revalidated before reuse, compressed. */
export async function sendPage(request: Request, response: Response, page: string): Promise<void> {
  response.setHeader('Cache-Control', 'no-cache');
  response.setHeader('Vary', 'Accept-Encoding, Accept-Language');
  response.type('html');
  const encoding = request.acceptsEncodings('br', 'gzip');
  if (encoding !== 'br' && encoding !== 'gzip') {
    response.send(page);
    return;
  }
  response.setHeader('Content-Encoding', encoding);
  response.send(await compress[encoding](page));
}
