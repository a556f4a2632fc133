import { type AddressInfo, createServer, type Socket } from 'node:net';
import { decoded } from '../platform/mails.ts';

const END_OF_MAIL = '\r\n.\r\n';

/** As much of an SMTP server as a platform needs; it keeps the mails in memory. */
export async function startMailServer() {
  const mails: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    let mail: string | null = null;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A client that is killed ends its connection without ceremony.
    socket.on('error', () => undefined);
    socket.write('220 ready\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail === null) {
        if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write(text.startsWith('DATA') ? '354 go on\r\n' : '250 fine\r\n');
        if (text.startsWith('DATA')) mail = '';
        return;
      }
      mail += text;
      if (!mail.endsWith(END_OF_MAIL)) return;
      mails.push(decoded(mail.replaceAll('\r\n', '\n')));
      mail = null;
      socket.write('250 stored\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** Every mail to an address, the latest last. */
    mailsTo: (email: string) => mails.filter((mail) => mail.includes(`\nTo: ${email}\n`)),
    close() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
