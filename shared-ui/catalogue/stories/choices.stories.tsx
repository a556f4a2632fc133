import { Checkbox, Select } from '@turno/shared-ui/components';
import { RadioGroup, Switch } from '@turno/shared-ui/forms';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

const KINDS = [
  { id: 'single', label: 'Coda singola', description: 'Un numero per tutti' },
  { id: 'multi', label: 'Multicoda', description: 'Quattro code secondo quante persone siete' },
  { id: 'event', label: 'A orari', isDisabled: true },
];
const LIMITS = [
  { id: -1, label: 'Nessun limite' },
  { id: 0, label: 'Dall’apertura' },
  { id: 1800, label: '30 minuti prima' },
];

export const choices: Subject = {
  id: 'choices',
  title: 'Choices',
  entryPoint: 'components, forms',
  stories: [
    {
      name: 'One of several, and consent',
      render: () => (
        <>
          <Stateful initial={'single' as string | null}>
            {(value, change) => (
              <RadioGroup label="Tipo di coda" options={KINDS} value={value} onChange={change} />
            )}
          </Stateful>
          <RadioGroup
            label="Accesso"
            options={KINDS.slice(0, 2)}
            value={null}
            onChange={() => undefined}
            errorMessage="Scegli un tipo"
          />
          <Stateful initial={-1}>
            {(value, change) => (
              <Select
                label="Da quando ci si mette in coda"
                options={LIMITS}
                value={value}
                onChange={change}
              />
            )}
          </Stateful>
          <Checkbox>Accetto i termini e le condizioni</Checkbox>
          <Checkbox isDisabled isSelected>
            Già accettato
          </Checkbox>
        </>
      ),
    },
    {
      name: 'Switches',
      note: 'In force at once; what waits for a save is a checkbox.',
      render: () => (
        <>
          <Stateful initial={true}>
            {(value, change) => (
              <Switch
                isSelected={value}
                onChange={change}
                description="Notifica a 3 persone e al tuo turno"
              >
                Avvisami quando manca poco
              </Switch>
            )}
          </Stateful>
          <Stateful initial={false}>
            {(value, change) => (
              <Switch isSelected={value} onChange={change}>
                Aperto il lunedì
              </Switch>
            )}
          </Stateful>
          <Switch isSelected={false} onChange={() => undefined} isDisabled>
            Non disponibile
          </Switch>
        </>
      ),
    },
  ],
};
