import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import writeFileAtomic from 'write-file-atomic';
import type { StoredFile } from './files.ts';

/** Where releases are stored for a CDN. */
export type Target = {
  has(key: string): Promise<boolean>;
  put(file: StoredFile): Promise<void>;
};

const NOT_FOUND = 404;

/** A folder, such as a mounted one; its server sets the headers. */
function folderTarget(folder: string): Target {
  return {
    has: async (key) => existsSync(join(folder, key)),
    async put({ key, body }) {
      const file = join(folder, key);
      mkdirSync(dirname(file), { recursive: true });
      await writeFileAtomic(file, body);
    },
  };
}

type Bucket = {
  /** Address of the storage: `https://s3.eu-central-1.amazonaws.com`. */
  endpoint: string;
  bucket: string;
  /** Begins all keys; empty or with a slash at its end. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

/** A bucket of a storage that speaks the protocol of S3. A request that fails for a moment is sent again. */
function bucketTarget({ endpoint, bucket, prefix, ...access }: Bucket): Target {
  const client = new AwsClient({ ...access, service: 's3' });
  const address = (key: string) =>
    `${endpoint}/${bucket}/${`${prefix}${key}`.split('/').map(encodeURIComponent).join('/')}`;
  return {
    async has(key) {
      const { ok, status } = await client.fetch(address(key), { method: 'HEAD' });
      if (ok || status === NOT_FOUND) return ok;
      throw new Error(`${key} cannot be looked up: the storage answered ${status}.`);
    },
    async put({ key, body, contentType, cacheControl }) {
      const headers = { 'content-type': contentType, 'cache-control': cacheControl };
      const sent = { method: 'PUT', headers, body: new Uint8Array(body) };
      const answer = await client.fetch(address(key), sent);
      if (answer.ok) return;
      const reason = (await answer.text()).slice(0, 200);
      throw new Error(`${key} cannot be stored: ${answer.status} ${reason}`);
    },
  };
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The target that a word names: `s3://bucket/prefix`, or a folder; throws a sentence when something is not set. */
export function targetOf(word: string, env: Environment): Target {
  const [, bucket, path = ''] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(word) ?? [];
  if (bucket === undefined) return folderTarget(word);
  const need = (name: string) => {
    const value = env[name];
    if (!value) throw new Error(`Set ${name}.`);
    return value;
  };
  const region = env.AWS_REGION ?? 'us-east-1';
  return bucketTarget({
    bucket,
    region,
    prefix: path === '' ? '' : `${path.replace(/\/+$/, '')}/`,
    endpoint: (env.S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`).replace(/\/+$/, ''),
    accessKeyId: need('AWS_ACCESS_KEY_ID'),
    secretAccessKey: need('AWS_SECRET_ACCESS_KEY'),
  });
}
