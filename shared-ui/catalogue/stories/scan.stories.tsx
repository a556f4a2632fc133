import { QrScanner } from '@turno/shared-ui/scanner';
import type { Subject } from '../story.ts';

export const scan: Subject = {
  id: 'scan',
  title: 'Scanner',
  face: 'scanner',
  stories: [
    {
      name: 'Camera and manual code',
      note: 'Asks for the camera; without one the code is typed.',
      render: () => <QrScanner onScan={() => undefined} onManual={() => undefined} delayMs={800} />,
    },
  ],
};
