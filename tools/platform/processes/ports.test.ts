import { type AddressInfo, createServer } from 'node:net';
import { readSettings } from '../settings/settings.ts';
import { takenPorts } from './ports.ts';

test('a taken port is named with the variable that moves it', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const settings = readSettings({ DISPLAY_PORT: String(port) }, '/srv/turno');
  const said = await takenPorts(settings);
  await new Promise((resolve) => server.close(resolve));
  expect(said).toContain(
    `Port ${port} (mfe-display) is taken: stop what uses it or set DISPLAY_PORT.`,
  );
});
