/** What is used of a part of the driver that it keeps to itself. */
declare module 'mongodb/lib/cmap/connection.js' {
  import type { Socket } from 'node:net';

  export class Connection {
    constructor(socket: Socket, options: object);
    protected socket: Socket;
    command(namespace: object, command: object, options?: object): Promise<object>;
    protected writeCommand(command: object, options: object): Promise<void>;
  }
}
