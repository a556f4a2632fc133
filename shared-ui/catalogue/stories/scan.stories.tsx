import { BotCheckError, BotCheckField, BotCheckLine } from '@turno/shared-ui/bot-check';
import { createHttp } from '@turno/shared-ui/http';
import { CameraPicture, QrScanner } from '@turno/shared-ui/scanner';
import { createSessionPort } from '@turno/shared-ui/session';
import type { Story, Subject } from '../story.ts';

const nothing = () => undefined;
const NO_STORE = { getItem: () => null, setItem: nothing, removeItem: nothing };
// The catalogue has no gateway, so that a check starts and then fails.
const http = createHttp({
  apiBase: 'http://gateway.invalid',
  clientKey: 'catalogue',
  session: createSessionPort({ storage: NO_STORE }),
  locale: 'it',
});

const picture = (name: string, state: Parameters<typeof CameraPicture>[0]['state']): Story => ({
  name: `Camera: ${name}`,
  render: () => <CameraPicture state={state} onRetry={nothing} />,
});

export const scan: Subject = {
  id: 'scan',
  title: 'Scanner and bot check',
  entryPoint: 'scanner, bot-check',
  stories: [
    {
      name: 'Camera and manual code',
      note: 'Asks for the camera; without one the code is typed.',
      render: () => <QrScanner onScan={nothing} onManual={nothing} delayMs={800} />,
    },
    picture('starting', 'starting'),
    picture('put aside while the page is not seen', 'stopped'),
    picture('not allowed', 'denied'),
    picture('not there', 'noCamera'),
    picture('in use elsewhere', 'busy'),
    picture('not known to the browser', 'unsupported'),
    {
      name: 'Bot check',
      note: 'Runs automatically; the last one calls services that are absent here.',
      render: () => (
        <>
          <BotCheckLine state="working" error={null} onRetry={nothing} />
          <BotCheckLine state="done" error={null} onRetry={nothing} />
          <BotCheckLine state="failed" error={new BotCheckError('failed')} onRetry={nothing} />
          <BotCheckLine state="failed" error={new BotCheckError('missing')} onRetry={nothing} />
          <BotCheckField http={http} onToken={nothing} />
        </>
      ),
    },
  ],
};
