import { axeViolations } from '@turno/shared-ui/test';
import type { ReactElement } from 'react';
import { showIn } from '../../test/show-story.tsx';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  EmptyState,
  ErrorState,
  LinkButton,
  LiveIndicator,
  PageTitle,
  Perforation,
  SearchField,
  Select,
  Skeleton,
  SkeletonGroup,
  SkipLink,
  Spinner,
  type Status,
  StatusBadge,
  TextField,
  TicketNumber,
} from './index.ts';

const STATUSES: Status[] = [
  'opened',
  'paused',
  'closed',
  'waiting',
  'now',
  'expired',
  'checked-in',
];

test.each<[string, ReactElement]>([
  ['buttons', <Button key="1">Prendi il numero</Button>],
  [
    'a pending button',
    <Button key="1" isPending>
      Prendi il numero
    </Button>,
  ],
  [
    'a link button',
    <LinkButton key="1" to="/x">
      Vai
    </LinkButton>,
  ],
  [
    'a text field',
    <TextField key="1" label="E-mail" description="Quella di sempre" errorMessage="Manca" />,
  ],
  ['a search field', <SearchField key="1" label="Cerca" isLabelHidden />],
  ['a checkbox', <Checkbox key="1">Accetto</Checkbox>],
  [
    'a select',
    <Select
      key="1"
      label="Persone"
      options={[{ id: 1, label: '1' }]}
      value={1}
      onChange={() => {}}
    />,
  ],
  [
    'badges',
    <p key="1">
      {STATUSES.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
    </p>,
  ],
  [
    'a ticket',
    <Card key="1" as="article" variant="ticket">
      <TicketNumber value="A47" />
      <Perforation />
    </Card>,
  ],
  [
    'alerts',
    <Alert key="1" kind="error" title="No">
      Perché no
    </Alert>,
  ],
  [
    'an empty state',
    <EmptyState key="1" title="Nessuna coda">
      Riprova domani
    </EmptyState>,
  ],
  ['an error state', <ErrorState key="1" onRetry={() => {}} />],
  ['a live indicator', <LiveIndicator key="1" state="live" />],
  [
    'a skeleton',
    <SkeletonGroup key="1">
      <Skeleton />
    </SkeletonGroup>,
  ],
  [
    'a title and a skip link',
    <div key="1">
      <SkipLink target="x" />
      <div id="x">
        <PageTitle title="Code" />
      </div>
    </div>,
  ],
  ['a spinner', <Spinner key="1" />],
])('%s pass the checks of axe', async (_, ui) => {
  const { container } = showIn(ui);
  expect(await axeViolations(container)).toEqual([]);
});
