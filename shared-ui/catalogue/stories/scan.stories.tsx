import { CameraPicture, MultiCodeReader, QrScanner } from '@turno/shared-ui/scanner';
import type { Story, Subject } from '../story.ts';

const nothing = () => undefined;

const picture = (name: string, state: Parameters<typeof CameraPicture>[0]['state']): Story => ({
  name: `Camera: ${name}`,
  render: () => <CameraPicture state={state} onRetry={nothing} />,
});

export const scan: Subject = {
  id: 'scan',
  title: 'Scanner',
  entryPoint: 'scanner',
  stories: [
    {
      name: 'Camera and manual code',
      note: 'Asks for the camera; without one the code is typed.',
      render: () => <QrScanner onScan={nothing} onManual={nothing} delayMs={800} />,
    },
    {
      name: 'Several codes',
      note: 'By camera, typed, or from a scanner that types.',
      render: () => (
        <MultiCodeReader onConfirm={nothing} confirmLabel="Add the passes" startsWith="manual" />
      ),
    },
    picture('starting', 'starting'),
    picture('put aside while the page is not seen', 'stopped'),
    picture('not allowed', 'denied'),
    picture('not there', 'noCamera'),
    picture('in use elsewhere', 'busy'),
    picture('not known to the browser', 'unsupported'),
  ],
};
