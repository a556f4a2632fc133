import { Button, ConfirmSheet, Sheet } from '@turno/shared-ui/components';
import { PaxSelector, PaxSheet } from '@turno/shared-ui/pax';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

const LONG = Array.from({ length: 30 }, (_, index) => `Riga ${index + 1}`);

export const overlays: Subject = {
  id: 'overlays',
  title: 'Sheets',
  entryPoint: 'components, pax',
  stories: [
    {
      name: 'Half, with the size of a party',
      render: () => (
        <Stateful initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onPress={() => setOpen(true)}>Fino a 6</Button>
              <PaxSheet
                isOpen={isOpen}
                onOpenChange={setOpen}
                title="In quanti siete?"
                min={1}
                max={6}
                confirmLabel="Prendi il numero"
                onConfirm={() => setOpen(false)}
              />
            </>
          )}
        </Stateful>
      ),
    },
    {
      name: 'As tall as its content, full',
      render: () => (
        <>
          <Stateful initial={false}>
            {(isOpen, setOpen) => (
              <>
                <Button variant="secondary" onPress={() => setOpen(true)}>
                  Fino a 15
                </Button>
                <PaxSheet
                  isOpen={isOpen}
                  onOpenChange={setOpen}
                  title="In quanti siete?"
                  min={1}
                  max={15}
                  confirmLabel="Prendi il numero"
                  onConfirm={() => setOpen(false)}
                />
              </>
            )}
          </Stateful>
          <Stateful initial={false}>
            {(isOpen, setOpen) => (
              <>
                <Button variant="secondary" onPress={() => setOpen(true)}>
                  A tutta altezza
                </Button>
                <Sheet
                  isOpen={isOpen}
                  onOpenChange={setOpen}
                  title="Scegli i pass"
                  height="full"
                  footer={<Button isFullWidth>Mettiti in coda</Button>}
                >
                  {LONG.map((line) => (
                    <p key={line}>{line}</p>
                  ))}
                </Sheet>
              </>
            )}
          </Stateful>
        </>
      ),
    },
    {
      name: 'A question before what cannot be undone',
      render: () => (
        <Stateful initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button variant="danger" onPress={() => setOpen(true)}>
                Lascia la coda
              </Button>
              <ConfirmSheet
                isOpen={isOpen}
                onOpenChange={setOpen}
                title="Vuoi lasciare la coda?"
                confirmLabel="Lascia la coda"
                onConfirm={() => setOpen(false)}
                isDanger
              >
                Perdi il numero A47 e non puoi riaverlo.
              </ConfirmSheet>
            </>
          )}
        </Stateful>
      ),
    },
    {
      name: 'The size of a party, in a form',
      render: () => (
        <>
          <Stateful initial={2 as number | null}>
            {(value, change) => (
              <PaxSelector label="Persone" value={value} onChange={change} max={12} />
            )}
          </Stateful>
          <PaxSelector
            label="Persone"
            value={null}
            max={4}
            onChange={() => undefined}
            errorMessage="Scegli quante persone"
          />
        </>
      ),
    },
  ],
};
