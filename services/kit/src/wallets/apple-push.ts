import { type ClientHttp2Session, connect, constants } from 'node:http2';
import type { AppleWalletSettings } from './apple-config.ts';
import { UpdateRefused } from './update-refused.ts';

const TIMEOUT_MS = 10_000;
const OK = 200;
const GONE = 410;
const BAD_REQUEST = 400;
const WRONG_TOKEN = new Set(['BadDeviceToken', 'DeviceTokenNotForTopic', 'Unregistered']);

type Options = Pick<
  AppleWalletSettings,
  'passTypeId' | 'certificate' | 'key' | 'passphrase' | 'pushUrl'
> & {
  /** The certificate authority of the push service, if the system does not trust it. */
  ca?: string;
};
type Answer = { status: number; reason: string };

/**
 * Notifies phones of a changed pass through Apple's push service. The pass's certificate authenticates us; the message is
 * empty, because the phone then requests the pass. One connection sends all messages and is reopened after it has ended.
 */
export function createApplePush(options: Options) {
  const { passTypeId, certificate, key, passphrase, pushUrl, ca } = options;
  let session: ClientHttp2Session | null = null;

  function open(): ClientHttp2Session {
    if (session && !session.closed && !session.destroyed) return session;
    const opened = connect(pushUrl, {
      cert: certificate,
      key,
      ...(passphrase === undefined ? {} : { passphrase }),
      ...(ca === undefined ? {} : { ca }),
    });
    const forget = () => {
      if (session === opened) session = null;
    };
    // The request in progress fails with the same error.
    opened.on('error', forget).on('goaway', forget).on('close', forget);
    opened.unref();
    session = opened;
    return opened;
  }

  function ask(pushToken: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const request = open().request({
        [constants.HTTP2_HEADER_METHOD]: 'POST',
        [constants.HTTP2_HEADER_PATH]: `/3/device/${pushToken}`,
        'apns-topic': passTypeId,
      });
      let status = 0;
      let text = '';
      request.setEncoding('utf8');
      request.setTimeout(TIMEOUT_MS, () => {
        request.destroy(new Error('The push service did not answer.'));
      });
      request.on('response', (headers) => {
        status = Number(headers[constants.HTTP2_HEADER_STATUS]);
      });
      request.on('data', (chunk: string) => {
        text += chunk;
      });
      request.on('error', reject);
      request.on('end', () => resolve({ status, reason: reasonIn(text) }));
      request.end('{}');
    });
  }

  return {
    /** Returns whether the phone still has passes; throws if the push service is unavailable. */
    async push(pushToken: string): Promise<boolean> {
      const { status, reason } = await ask(pushToken);
      if (status === OK) return true;
      if (status === GONE || (status === BAD_REQUEST && WRONG_TOKEN.has(reason))) return false;
      throw new UpdateRefused('The push service', status);
    },
    close(): void {
      session?.close();
    },
  };
}

function reasonIn(text: string): string {
  const reason = /"reason"\s*:\s*"(\w+)"/.exec(text)?.[1];
  return reason ?? '';
}
