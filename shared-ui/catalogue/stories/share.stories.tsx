import { Button } from '@turno/shared-ui/components';
import { Poster, PrintButton } from '@turno/shared-ui/print';
import { ShareButton, ShareSheet } from '@turno/shared-ui/share';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

const URL = 'https://www.turno.example/m/forno-aurora';

export const share: Subject = {
  id: 'share',
  title: 'Share and print',
  entryPoint: 'share, print',
  stories: [
    {
      name: 'Share',
      render: () => (
        <>
          <ShareButton title="Forno Aurora" url={URL} />
          <Stateful initial={false}>
            {(isOpen, setOpen) => (
              <>
                <Button onPress={() => setOpen(true)}>Mostra il codice</Button>
                <ShareSheet isOpen={isOpen} onOpenChange={setOpen} title="Forno Aurora" url={URL} />
              </>
            )}
          </Stateful>
        </>
      ),
    },
    {
      name: 'Poster',
      note: 'A4; sizes follow the width, so what is on screen is what is printed.',
      render: () => (
        <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '26rem' }}>
          <PrintButton>
            <Poster name="Forno Aurora" url={URL} />
          </PrintButton>
          <Poster name="Forno Aurora" url={URL} />
        </div>
      ),
    },
  ],
};
