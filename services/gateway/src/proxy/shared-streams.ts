import { sendFrame, whenStopping } from '@turno/kit';
import type { RequestHandler, Response } from 'express';
import { Agent, type Dispatcher } from 'undici';
import { type Addresses, replyUnavailable } from './addresses.ts';
import { passOn } from './relay.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** The time of three heartbeats. */
const SILENCE_MS = 45_000;

// Streams have an agent of their own, because each occupies a connection that other calls would otherwise share.
const agent = new Agent({
  connectTimeout: CONNECT_TIMEOUT_MS,
  headersTimeout: SILENCE_MS,
  bodyTimeout: SILENCE_MS,
  keepAliveTimeout: 1,
});

const TYPE = 'text/event-stream';

type Stream = { join(response: Response): void };
type Head = { status: number; headers: Dispatcher.ResponseData['headers'] };

/**
 * Shares event streams that are the same for every reader: a thousand clients that watch one merchant use one upstream
 * connection to its service.
 */
export function createSharedStreams(addresses: Addresses, calls: RequestHandler): RequestHandler {
  const streams = new Map<string, Stream>();
  return (request, response, next) => {
    // A HEAD request has no stream to read.
    if (request.method === 'HEAD') return calls(request, response, next);
    const path = request.baseUrl + request.path;
    // Only the service can verify a token, so each token gets a separate stream.
    const { authorization } = request.headers;
    const key = `${path} ${authorization ?? ''}`;
    const unsubscribe = whenStopping(request.app, () => response.end());
    response.once('close', unsubscribe);
    const known = streams.get(key);
    const headers = { accept: TYPE, ...(authorization === undefined ? {} : { authorization }) };
    const onOver = () => streams.delete(key);
    const stream = known ?? openStream({ addresses, path, headers, onOver });
    if (!known) streams.set(key, stream);
    stream.join(response);
  };
}

type Opening = {
  addresses: Addresses;
  path: string;
  headers: Record<string, string>;
  onOver: () => void;
};

/** One connection to a service, shared by all its readers; it closes when the last one leaves. */
function openStream({ addresses, path, headers: asked, onOver }: Opening): Stream {
  const origin = addresses.next();
  const readers = new Set<Response>();
  const abandoned = new AbortController();
  const wholeEvents = createEventFrames();
  /** The body of a response that is not a stream. */
  const other: Buffer[] = [];
  let head: Head | null = null;
  /** The first event sets the retry delay; readers who join later receive it too. */
  let greeting: Buffer | null = null;
  const isStream = () => head !== null && String(head.headers['content-type']).startsWith(TYPE);
  const finish = (close: (reader: Response) => void) => {
    onOver();
    for (const reader of readers) close(reader);
  };

  agent.dispatch(
    { origin, path, method: 'GET', headers: asked },
    {
      onRequestStart(controller) {
        abandoned.signal.addEventListener('abort', () =>
          controller.abort(new Error('the last reader left')),
        );
      },
      onResponseStart(_controller, status, headers) {
        head = { status, headers };
        if (isStream()) for (const reader of readers) begin(reader, head);
      },
      onResponseData(_controller, chunk) {
        if (!isStream()) other.push(chunk);
        const frames = isStream() ? wholeEvents(chunk) : Buffer.alloc(0);
        if (frames.length === 0) return;
        greeting ??= firstEvent(frames);
        for (const reader of readers) sendFrame(reader, frames);
      },
      onResponseEnd() {
        finish((reader) => {
          if (head && !isStream()) sendHead(reader, head);
          reader.end(Buffer.concat(other));
        });
      },
      onResponseError(_controller, error) {
        finish((response) => replyUnavailable(addresses, error, { origin, response }));
      },
    },
  );

  return {
    join(response) {
      readers.add(response);
      response.once('close', () => {
        readers.delete(response);
        if (readers.size > 0) return;
        onOver();
        abandoned.abort();
      });
      if (!head || !isStream()) return;
      begin(response, head);
      if (greeting) sendFrame(response, greeting);
    },
  };
}

/** Without chunked encoding: a stream ends with its connection. */
function begin(response: Response, head: Head): void {
  response.useChunkedEncodingByDefault = false;
  sendHead(response, head);
  response.flushHeaders();
}

function sendHead(response: Response, { status, headers }: Head): void {
  response.status(status);
  passOn(headers, response);
}

const END = '\n\n';

/** Cuts a stream of server-sent events at event boundaries, so that a client who joins later never reads a partial event. */
export function createEventFrames(): (chunk: Buffer) => Buffer {
  let rest = Buffer.alloc(0);
  return (chunk) => {
    const all = Buffer.concat([rest, chunk]);
    const end = all.lastIndexOf(END);
    const cut = end < 0 ? 0 : end + END.length;
    rest = all.subarray(cut);
    return all.subarray(0, cut);
  };
}

/** The first event of a chunk of complete events. */
export function firstEvent(frames: Buffer): Buffer {
  return frames.subarray(0, frames.indexOf(END) + END.length);
}
