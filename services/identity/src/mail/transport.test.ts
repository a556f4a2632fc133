import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMailTransport } from './transport.ts';

const MAIL = {
  name: '2026-11-21T10-00-00-000Z-password-reset-abc',
  to: 'ada@example.com',
  subject: 'Wählen Sie ein neues Passwort',
  text: 'Neues Passwort wählen:\nhttps://pages.test/reset-password/abc\n',
  html: '<p>Neues Passwort wählen</p>',
};
const from = 'Turno <no-reply@turno.example>';

let directory: string;
beforeAll(async () => {
  directory = join(await mkdtemp(join(tmpdir(), 'turno-mail-')), 'outbox');
});
afterAll(() => rm(join(directory, '..'), { recursive: true }));

test('IDN-013 without SMTP each mail is one file that mail programs open, whole or not there', async () => {
  const send = createMailTransport({ smtpUrl: undefined, directory, from });
  await Promise.all([send(MAIL), send({ ...MAIL, name: 'another' })]);
  await send(MAIL);
  expect((await readdir(directory)).toSorted()).toEqual([`${MAIL.name}.eml`, 'another.eml']);
  const eml = await readFile(join(directory, `${MAIL.name}.eml`), 'utf8');
  expect(eml).toMatch(/^From: Turno <no-reply@turno\.example>$/m);
  expect(eml).toMatch(/^To: ada@example\.com$/m);
  expect(eml).toMatch(
    /^Message-ID: <2026-11-21T10-00-00-000Z-password-reset-abc@turno\.example>$/m,
  );
  expect(eml).toContain('Content-Type: text/plain; charset=utf-8');
  expect(eml).toContain('Content-Type: text/html; charset=utf-8');
  expect(eml).toContain('reset-password/abc');
});

test('IDN-013 with SMTP it is handed to the mail server', async () => {
  const { server, url, received } = await mailServer();
  await createMailTransport({ smtpUrl: url, directory, from })(MAIL);
  const said = received.join('');
  expect(said).toContain('RCPT TO:<ada@example.com>');
  expect(said).toContain('Auto-Submitted: auto-generated');
  server.close();
});

test('G-47 a mail server that is away is an error, so that the mail is tried again', async () => {
  const { server, url } = await mailServer();
  await new Promise((resolve) => server.close(resolve));
  const send = createMailTransport({ smtpUrl: url, directory, from });
  await expect(send(MAIL)).rejects.toMatchObject({ code: expect.any(String) });
});

/** As much of a mail server as one mail needs. */
async function mailServer(): Promise<{ server: Server; url: string; received: string[] }> {
  const received: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      received.push(text);
      if (isData) {
        if (text.endsWith('\r\n.\r\n')) socket.write('250 kept\r\n');
        isData = !text.endsWith('\r\n.\r\n');
        return;
      }
      isData = text.startsWith('DATA');
      if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, url, received };
}
