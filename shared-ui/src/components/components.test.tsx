import { act, render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { CallError } from '@turno/shared-ui/http';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import { Link, MemoryRouter, Route, Routes } from '@turno/shared-ui/router';
import { axeViolations } from '@turno/shared-ui/test';
import { type ReactElement, useState } from 'react';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  ConfirmSheet,
  EmptyState,
  ErrorState,
  FrameServices,
  LinkButton,
  LiveIndicator,
  OfflineBanner,
  PageTitle,
  Perforation,
  SearchField,
  Select,
  Sheet,
  Skeleton,
  SkeletonGroup,
  SkipLink,
  Spinner,
  type Status,
  StatusBadge,
  TextField,
  TicketNumber,
  useAnnounce,
  useToast,
  VisuallyHidden,
} from './index.ts';

const NONE = { it: {}, en: {}, es: {}, de: {} };
const i18n = createI18n({ locale: 'it', namespace: 'test', texts: NONE });
let user: UserEvent;
beforeEach(() => {
  user = userEvent.setup();
});

function show(ui: ReactElement) {
  return render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <FrameServices>
          <main>{ui}</main>
        </FrameServices>
      </I18nProvider>
    </MemoryRouter>,
  );
}

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
  const { container } = show(ui);
  expect(await axeViolations(container)).toEqual([]);
});

describe('Button', () => {
  test('is pressed by pointer, Enter and Space', async () => {
    const onPress = jest.fn();
    show(<Button onPress={onPress}>Chiama</Button>);
    await user.click(screen.getByRole('button', { name: 'Chiama' }));
    await user.keyboard('{Enter}');
    await user.keyboard(' ');
    expect(onPress).toHaveBeenCalledTimes(3);
  });

  test('while pending keeps its name and the focus and cannot be pressed', async () => {
    const onPress = jest.fn();
    const { rerender } = render(<Button onPress={onPress}>Chiama</Button>);
    await user.tab();
    rerender(
      <Button onPress={onPress} isPending>
        Chiama
      </Button>,
    );
    await user.keyboard('{Enter}');
    expect(onPress).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: /Chiama/ })).toHaveFocus();
  });

  test('a link button is a link', () => {
    show(<LinkButton to="/scan">Scansiona</LinkButton>);
    expect(screen.getByRole('link', { name: 'Scansiona' })).toHaveAttribute('href', '/scan');
  });
});

describe('fields', () => {
  test('a text field ties its hint and its error to the box', () => {
    show(<TextField label="E-mail" description="Senza spazi" errorMessage="E-mail non valida" />);
    const box = screen.getByRole('textbox', { name: 'E-mail' });
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(/Senza spazi.*E-mail non valida/);
  });

  test('a text field without an error is valid', () => {
    show(<TextField label="E-mail" />);
    expect(screen.getByRole('textbox', { name: 'E-mail' })).toBeValid();
  });

  test('Escape and the button empty a search', async () => {
    const onChange = jest.fn();
    show(<SearchField label="Cerca" onChange={onChange} />);
    await user.type(screen.getByRole('searchbox', { name: 'Cerca' }), 'pane');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    await user.type(screen.getByRole('searchbox'), 'pane');
    await user.click(screen.getByRole('button', { name: 'Cancella' }));
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  test('a checkbox is ticked with Space', async () => {
    const onChange = jest.fn();
    show(<Checkbox onChange={onChange}>Accetto</Checkbox>);
    await user.tab();
    await user.keyboard(' ');
    expect(onChange).toHaveBeenCalledWith(true);
    expect(screen.getByRole('checkbox', { name: 'Accetto' })).toBeChecked();
  });

  test('a select answers the id that was chosen', async () => {
    const onChange = jest.fn();
    const options = [
      { id: 1, label: 'Una' },
      { id: 2, label: 'Due' },
    ];
    show(
      <Select
        label="Persone"
        options={options}
        value={null}
        onChange={onChange}
        placeholder="Scegli"
      />,
    );
    await user.selectOptions(screen.getByRole('combobox', { name: 'Persone' }), 'Due');
    expect(onChange).toHaveBeenCalledWith(2);
  });
});

describe('Sheet', () => {
  function WithSheet({ isBlocking = false }: { isBlocking?: boolean }) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Button onPress={() => setOpen(true)}>Apri</Button>
        <Sheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          title="Quante persone?"
          isBlocking={isBlocking}
        >
          <Button>2</Button>
        </Sheet>
      </>
    );
  }

  test('is named by its title, and Escape gives the focus back', async () => {
    show(<WithSheet />);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    const dialog = await screen.findByRole('dialog', { name: 'Quante persone?' });
    expect(await axeViolations(dialog)).toEqual([]);
    act(() => dialog.focus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apri' })).toHaveFocus());
  });

  test('its button closes it', async () => {
    show(<WithSheet />);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    await user.click(await screen.findByRole('button', { name: 'Chiudi' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a blocking one stays', async () => {
    show(<WithSheet isBlocking />);
    await user.click(screen.getByRole('button', { name: 'Apri' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('a confirmation says why it failed and can be left', async () => {
    const onConfirm = jest.fn();
    const onOpenChange = jest.fn();
    show(
      <ConfirmSheet
        isOpen
        onOpenChange={onOpenChange}
        title="Lasciare la coda?"
        confirmLabel="Lascia la coda"
        onConfirm={onConfirm}
        errorMessage="Biglietto non processabile"
      >
        Non si può annullare.
      </ConfirmSheet>,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Lasciare la coda?' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Biglietto non processabile');
    await user.click(within(dialog).getByRole('button', { name: 'Lascia la coda' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Annulla' }));
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });
});

describe('states', () => {
  test.each([
    ['opened', 'Aperta'],
    ['paused', 'In pausa'],
    ['closed', 'Chiusa'],
    ['now', 'Tocca a te'],
  ] as const)('QUE-038 %s is said in words beside its colour', (status, word) => {
    show(<StatusBadge status={status} />);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  test.each([
    ['A47', false],
    ['A047', true],
  ])('CON-051 the number %s takes the long style: %s', (value, isLong) => {
    show(<TicketNumber value={value} />);
    expect(screen.getByText(value).hasAttribute('data-long')).toBe(isLong);
  });

  test('no number yet is a dash', () => {
    show(<TicketNumber value={null} />);
    expect(screen.getByText('–')).toBeInTheDocument();
  });

  test('an error is told in words of the catalogue, with a way to try again', async () => {
    const onRetry = jest.fn();
    const error = new CallError({
      code: 'queue_closed',
      status: 422,
      message: 'The queue is closed',
    });
    show(<ErrorState error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('La coda è chiusa');
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('the banner comes and goes with the network', async () => {
    show(<OfflineBanner />);
    expect(screen.queryByText(/Sei offline/)).toBeNull();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/Sei offline/)).toBeInTheDocument();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Sei offline/)).toBeNull());
  });

  test('a short break of the stream is not worth a word', async () => {
    const { rerender } = render(
      <I18nProvider i18n={i18n}>
        <LiveIndicator state="reconnecting" />
      </I18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('In diretta');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Riconnessione'), {
      timeout: 3_000,
    });
    rerender(
      <I18nProvider i18n={i18n}>
        <LiveIndicator state="live" />
      </I18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('In diretta');
  });

  test('a skeleton waits before it shows', async () => {
    const { container } = show(
      <SkeletonGroup>
        <Skeleton />
      </SkeletonGroup>,
    );
    const group = container.querySelector('[aria-busy]');
    expect(group).not.toHaveAttribute('data-late');
    await waitFor(() => expect(group).toHaveAttribute('data-late'));
    expect(screen.getByText('Caricamento…')).toBeInTheDocument();
  });
});

describe('what a mount offers', () => {
  test('ERR-001 a toast is shown and said, in the mount that asked for it', async () => {
    function Toasting() {
      const toast = useToast();
      return <Button onPress={() => toast.success('Biglietto preso')}>Prendi</Button>;
    }
    show(<Toasting />);
    await user.click(screen.getByRole('button', { name: 'Prendi' }));
    expect(await screen.findByText('Biglietto preso')).toBeInTheDocument();
  });

  test('the same words said twice are two announcements', async () => {
    function Saying() {
      const announce = useAnnounce();
      return <Button onPress={() => announce('Mancano 3 persone')}>Dillo</Button>;
    }
    const { container } = show(<Saying />);
    const said = () => container.querySelector('[aria-atomic="true"]')?.textContent;
    await user.click(screen.getByRole('button', { name: 'Dillo' }));
    const first = said();
    await user.click(screen.getByRole('button', { name: 'Dillo' }));
    expect(said()?.trim()).toBe(first?.trim());
    expect(said()).not.toBe(first);
  });

  test('the heading of a page that was reached from inside takes the focus', async () => {
    show(
      <Routes>
        <Route
          path="/"
          element={
            <>
              <PageTitle title="Casa" />
              <Link to="/code">Code</Link>
            </>
          }
        />
        <Route path="/code" element={<PageTitle title="Le mie code" />} />
      </Routes>,
    );
    expect(screen.getByRole('heading', { name: 'Casa' })).not.toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Code' }));
    expect(screen.getByRole('heading', { name: 'Le mie code' })).toHaveFocus();
    expect(document.title).toBe('Le mie code');
  });

  test('hidden words are for readers', () => {
    show(<VisuallyHidden>Solo detto</VisuallyHidden>);
    expect(screen.getByText('Solo detto')).toBeInTheDocument();
  });
});
