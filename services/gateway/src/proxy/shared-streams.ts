import { sendFrame, whenStopping } from '@turno/kit';
import type { RequestHandler, Response } from 'express';
import { Agent, type Dispatcher } from 'undici';
import { type Addresses, replyUnavailable } from './addresses.ts';
import { passOn } from './relay.ts';

const CONNECT_TIMEOUT_MS = 5_000;
/** Three heartbeats. */
const SILENCE_MS = 45_000;

// A stream holds its connection: it must not take one of those that calls share.
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
 * Hands on streams of events that say the same to everybody: a service is asked once for each path, however many read
 * it here. A thousand readers of one merchant are one connection to its service.
 */
export function createSharedStreams(addresses: Addresses, calls: RequestHandler): RequestHandler {
  const streams = new Map<string, Stream>();
  return (request, response, next) => {
    // Who asks for the head alone reads no stream.
    if (request.method === 'HEAD') return calls(request, response, next);
    const path = request.baseUrl + request.path;
    // A token is the service's to judge: who brings one has a stream of their own.
    const { authorization } = request.headers;
    const key = `${path} ${authorization ?? ''}`;
    const forget = whenStopping(request.app, () => response.end());
    response.once('close', forget);
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
  const gone = new AbortController();
  const wholeEvents = createEventFrames();
  /** What was answered in place of a stream. */
  const other: Buffer[] = [];
  let head: Head | null = null;
  /** How long to wait before coming again: said first, and to everybody. */
  let greeting: Buffer | null = null;
  const isStream = () => head !== null && String(head.headers['content-type']).startsWith(TYPE);
  const over = (tell: (reader: Response) => void) => {
    onOver();
    for (const reader of readers) tell(reader);
  };

  agent.dispatch(
    { origin, path, method: 'GET', headers: asked },
    {
      onRequestStart(controller) {
        gone.signal.addEventListener('abort', () =>
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
        over((reader) => {
          if (head && !isStream()) sayHead(reader, head);
          reader.end(Buffer.concat(other));
        });
      },
      onResponseError(_controller, error) {
        over((response) => replyUnavailable(addresses, error, { origin, response }));
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
        gone.abort();
      });
      if (!head || !isStream()) return;
      begin(response, head);
      if (greeting) sendFrame(response, greeting);
    },
  };
}

/** As it came: a stream ends with its connection. */
function begin(response: Response, head: Head): void {
  response.useChunkedEncodingByDefault = false;
  sayHead(response, head);
  response.flushHeaders();
}

function sayHead(response: Response, { status, headers }: Head): void {
  response.status(status);
  passOn(headers, response);
}

const END = '\n\n';

/** Cuts a stream of server-sent events where an event ends, so that a client who joins later never reads half of one. */
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

/** The first event of a chunk of whole events. */
export function firstEvent(frames: Buffer): Buffer {
  return frames.subarray(0, frames.indexOf(END) + END.length);
}
