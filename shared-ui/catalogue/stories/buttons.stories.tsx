import { Button, LinkButton, Play, Plus, Trash2 } from '@turno/shared-ui/components';
import type { Subject } from '../story.ts';

export const buttons: Subject = {
  id: 'buttons',
  title: 'Buttons',
  entryPoint: 'components',
  stories: [
    {
      name: 'Kinds',
      render: () => (
        <>
          <Button>Prendi il numero</Button>
          <Button variant="secondary" icon={<Plus aria-hidden />}>
            Aggiungi cliente
          </Button>
          <Button variant="quiet">Mostra la coda</Button>
          <Button variant="danger">Lascia la coda</Button>
          <Button variant="danger-fill" icon={<Trash2 aria-hidden />}>
            Elimina la coda
          </Button>
          <LinkButton to="/elsewhere" variant="secondary">
            Un link
          </LinkButton>
        </>
      ),
    },
    {
      name: 'The action a screen is about',
      render: () => (
        <Button size="large" isFullWidth icon={<Play aria-hidden />}>
          Chiama A48
        </Button>
      ),
    },
    {
      name: 'Pending and disabled',
      render: () => (
        <>
          <Button isPending>Prendo il numero</Button>
          <Button isDisabled>La coda è chiusa</Button>
          <Button variant="secondary" isDisabled>
            Metti in pausa
          </Button>
        </>
      ),
    },
    {
      name: 'Long words',
      render: () => (
        <div style={{ maxInlineSize: '16rem' }}>
          <Button isFullWidth>Warteschlangenbenachrichtigungseinstellungen ändern</Button>
        </div>
      ),
    },
  ],
};
