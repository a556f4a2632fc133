/// <reference path="./driver-connection.d.ts" />
import type { Socket } from 'node:net';
import { MongoNetworkError } from 'mongodb';
import { Connection } from 'mongodb/lib/cmap/connection.js';

/**
 * A connection on which no command waits for ever. The driver's own does, when its socket is destroyed at the moment it
 * writes: such a socket takes nothing and never says that it can take more. Whatever waits for that command then hangs
 * too; when it is the driver's look after the engine, every request of the process fails until it is started anew.
 */
export class SureConnection extends Connection {
  protected override async writeCommand(command: object, options: object): Promise<void> {
    const { socket } = this;
    const writing = super.writeCommand(command, options);
    const closed = whenClosed(socket);
    try {
      await Promise.race([writing, closed.promise]);
    } finally {
      closed.forget();
    }
  }
}

function whenClosed(socket: Socket) {
  let onClose = () => {};
  const promise = new Promise<never>((_, reject) => {
    onClose = () => reject(new MongoNetworkError('the connection closed as it was written to'));
  });
  if (socket.closed) onClose();
  else socket.once('close', onClose);
  return { promise, forget: () => socket.off('close', onClose) };
}
