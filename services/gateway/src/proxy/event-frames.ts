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
