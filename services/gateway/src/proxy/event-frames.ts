const END = '\n\n';

/** Cuts a stream of Server-Sent Events where an event ends, so that nobody who joins in between reads half of one. */
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

/** The first event of a piece that holds whole ones. */
export function firstEvent(frames: Buffer): Buffer {
  return frames.subarray(0, frames.indexOf(END) + END.length);
}
