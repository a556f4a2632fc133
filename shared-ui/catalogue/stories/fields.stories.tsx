import { SearchField, TextField } from '@turno/shared-ui/components';
import {
  NumberField,
  PasswordField,
  PasswordPairFields,
  SuggestField,
  TextArea,
} from '@turno/shared-ui/forms';
import { PhoneField } from '@turno/shared-ui/phone';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

const PLACES = [
  { id: 1, label: 'Forno Aurora', description: 'Via dei Tigli 4, Valchiara' },
  { id: 2, label: 'Forno Vecchio', description: 'Piazza della Fontana 1, Valchiara' },
];

const pairField = (name: string) => ({
  name,
  value: '',
  onChange: () => undefined,
  errorMessage: undefined,
});

export const fields: Subject = {
  id: 'fields',
  title: 'Fields',
  entryPoint: 'components, forms, phone',
  stories: [
    {
      name: 'Text',
      render: () => (
        <>
          <TextField label="Nome della coda" description="Almeno 3 caratteri" />
          <TextField label="E-mail" errorMessage="E-mail non valida" defaultValue="anna@" />
          <TextField label="Vanity" isDisabled defaultValue="forno-aurora" />
          <SearchField label="Cerca un’attività" placeholder="Pane, teatro, museo" />
        </>
      ),
    },
    {
      name: 'Password',
      render: () => (
        <>
          <Stateful initial="">
            {(value, change) => <PasswordField label="Password" value={value} onChange={change} />}
          </Stateful>
          <Stateful initial="corallo-verde-73">
            {(value, change) => (
              <PasswordField
                label="Nuova password"
                description="Almeno 8 caratteri"
                autoComplete="new-password"
                value={value}
                onChange={change}
              />
            )}
          </Stateful>
          <PasswordField
            label="Password attuale"
            value="abc"
            onChange={() => undefined}
            errorMessage="La vecchia password non è valida"
          />
          <PasswordPairFields
            labels={{ password: 'Password scelta', confirmPassword: 'Ripeti la password' }}
            hint="Almeno 8 caratteri"
            fields={{ password: pairField('password'), confirmPassword: pairField('confirm') }}
          />
        </>
      ),
    },
    {
      name: 'Numbers',
      render: () => (
        <>
          <Stateful initial={4 as number | null}>
            {(value, change) => (
              <NumberField label="Capacità" value={value} onChange={change} min={1} max={20} />
            )}
          </Stateful>
          <Stateful initial={null as number | null}>
            {(value, change) => (
              <NumberField
                label="Posti"
                unit="persone"
                value={value}
                onChange={change}
                min={1}
                errorMessage="La capacità deve essere un numero positivo"
              />
            )}
          </Stateful>
          <NumberField label="Bloccata" value={30} onChange={() => undefined} isDisabled />
        </>
      ),
    },
    {
      name: 'Suggestions',
      note: 'Type "for": the list opens in the page and the arrow keys move through it.',
      render: () => (
        <Stateful initial="">
          {(value, change) => (
            <SuggestField
              label="Cerca la tua attività"
              description="Scrivi almeno 3 lettere"
              value={value}
              onChange={change}
              suggestions={
                value.length < 3
                  ? null
                  : PLACES.filter(({ label }) => label.toLowerCase().includes(value.toLowerCase()))
              }
              onChoose={({ label }) => change(label)}
            />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Several lines',
      render: () => (
        <Stateful initial="Siamo aperti anche la domenica di fiera.">
          {(value, change) => (
            <TextArea label="Messaggio" value={value} onChange={change} maxLength={200} />
          )}
        </Stateful>
      ),
    },
    {
      name: 'Phone',
      render: () => (
        <>
          <Stateful initial="+393401234567">
            {(value, change) => (
              <PhoneField
                label="Telefono"
                description="Facoltativo"
                value={value}
                onChange={change}
              />
            )}
          </Stateful>
          <Stateful initial="">
            {(value, change) => (
              <PhoneField
                label="Telefono"
                value={value}
                onChange={change}
                errorMessage="Telefono non valido"
              />
            )}
          </Stateful>
        </>
      ),
    },
  ],
};
