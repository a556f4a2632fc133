import {
  Button,
  Card,
  Perforation,
  type Status,
  StatusBadge,
  TicketNumber,
} from '@turno/shared-ui/components';
import { Progress } from '@turno/shared-ui/data';
import { LargeCode, QrCode } from '@turno/shared-ui/qr';
import { Countdown } from '@turno/shared-ui/time';
import { Stateful } from '../frame.tsx';
import type { Subject } from '../story.ts';

const STATUSES: readonly Status[] = [
  'opened',
  'paused',
  'closed',
  'waiting',
  'now',
  'expired',
  'checked-in',
  'free-access',
];

export const tickets: Subject = {
  id: 'tickets',
  title: 'Tickets',
  entryPoint: 'components, qr, time',
  stories: [
    {
      name: 'States',
      note: 'Colour, icon and word together.',
      render: () => (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
          {STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
        </div>
      ),
    },
    {
      name: 'Waiting',
      render: () => (
        <Card as="article" variant="ticket" style={{ textAlign: 'center', maxInlineSize: '24rem' }}>
          <StatusBadge status="waiting" />
          <TicketNumber value="A47" />
          <p>Mancano 6 persone</p>
          <Perforation />
          <Progress label="Avanzamento della coda" value={12} max={20} isLabelHidden />
        </Card>
      ),
    },
    {
      name: 'The turn',
      note: 'What runs out is said aloud at 60, 30 and 10 seconds.',
      render: () => (
        <Card as="article" variant="ticket" style={{ maxInlineSize: '24rem' }}>
          <StatusBadge status="now" />
          <TicketNumber value="FAR1042" />
          <QrCode text="K7QX2MBP9D" label="Codice QR del biglietto FAR1042" />
          <Countdown
            label="Il codice vale ancora"
            endsAt={Date.now() + 185_000}
            totalSeconds={300}
          />
        </Card>
      ),
    },
    {
      name: 'A code over the whole screen',
      render: () => (
        <Stateful initial={false}>
          {(isOpen, setOpen) => (
            <>
              <Button onPress={() => setOpen(true)}>Ingrandisci il codice</Button>
              {isOpen && (
                <LargeCode
                  text="K7QX2MBP9D"
                  label="Codice QR del biglietto FAR1042"
                  heading="FAR1042"
                  onClose={() => setOpen(false)}
                />
              )}
            </>
          )}
        </Stateful>
      ),
    },
    {
      name: 'About to run out',
      note: 'Twelve seconds without announcements (CON-032).',
      render: () => (
        <Countdown label="Nuovo tentativo tra" endsAt={Date.now() + 9_000} spokenAt={[]} />
      ),
    },
    {
      name: 'On the board',
      isBoard: true,
      render: () => (
        <div
          style={{ display: 'grid', gap: '1rem', justifyItems: 'start', maxInlineSize: '20rem' }}
        >
          <StatusBadge status="opened" />
          <TicketNumber value="A47" />
          <StatusBadge status="closed" />
        </div>
      ),
    },
  ],
};
