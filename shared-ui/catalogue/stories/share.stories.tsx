import { Button } from '@turno/shared-ui/components';
import { PrintButton } from '@turno/shared-ui/print';
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
      name: 'Print',
      note: 'Prints its articles instead of the page, one to a sheet of A4 or A5.',
      render: () => (
        <PrintButton page="a5">
          <article>Forno Aurora</article>
        </PrintButton>
      ),
    },
  ],
};
