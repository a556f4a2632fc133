import { act, render, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { CallError } from '@turno/shared-ui/http';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import { Link, Route, Routes } from '@turno/shared-ui/router';
import { newUser, passTime } from '@turno/shared-ui/test';
import { Frame, noTexts } from '../../../catalogue/frame.tsx';
import { showIn } from '../../../test/show-story.tsx';
import {
  Button,
  ErrorState,
  LiveIndicator,
  OfflineBanner,
  PageTitle,
  Skeleton,
  SkeletonGroup,
  StatusBadge,
  TicketNumber,
  useAnnounce,
  useToast,
  VisuallyHidden,
} from '../index.ts';

let user: UserEvent;
beforeEach(() => {
  user = newUser();
});

describe('states', () => {
  test.each([
    ['opened', 'Aperta'],
    ['paused', 'In pausa'],
    ['closed', 'Chiusa'],
    ['now', 'Tocca a te'],
  ] as const)('QUE-038 %s is said in words beside its colour', (status, word) => {
    showIn(<StatusBadge status={status} />);
    expect(screen.getByText(word)).toBeInTheDocument();
  });

  test.each([
    ['A47', false],
    ['A047', true],
  ])('CON-051 the number %s takes the long style: %s', (value, isLong) => {
    showIn(<TicketNumber value={value} />);
    expect(screen.getByText(value).hasAttribute('data-long')).toBe(isLong);
  });

  test('no number yet is a dash', () => {
    showIn(<TicketNumber value={null} />);
    expect(screen.getByText('–')).toBeInTheDocument();
  });

  test('CST-013 a retry that fails at once shows its spinner for 600 ms', async () => {
    const failed = (isRetrying: boolean) => (
      <Frame>
        <ErrorState message="Niente" onRetry={() => undefined} isRetrying={isRetrying} />
      </Frame>
    );
    const { rerender } = render(failed(false));
    const spinner = () => screen.queryByRole('img');
    expect(spinner()).toBeNull();
    rerender(failed(true));
    rerender(failed(false));
    await passTime(599);
    expect(spinner()).toBeVisible();
    await passTime(1);
    expect(spinner()).toBeNull();
  });

  test('an error shows its text from the catalogue and a retry button', async () => {
    const onRetry = jest.fn();
    const error = new CallError({
      code: 'queue_closed',
      status: 422,
      message: 'The queue is closed',
    });
    showIn(<ErrorState error={error} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('La coda è chiusa');
    await user.click(screen.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
  });

  test('the banner comes and goes with the network', async () => {
    showIn(<OfflineBanner />);
    expect(screen.queryByText(/Sei offline/)).toBeNull();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(await screen.findByText(/Sei offline/)).toBeInTheDocument();
    online.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/Sei offline/)).toBeNull());
  });

  test('a short break of the stream is not worth a word', async () => {
    const i18n = createI18n(noTexts, 'it');
    const { rerender } = render(
      <I18nProvider i18n={i18n}>
        <LiveIndicator state="reconnecting" />
      </I18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('In diretta');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Riconnessione'));
    rerender(
      <I18nProvider i18n={i18n}>
        <LiveIndicator state="live" />
      </I18nProvider>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('In diretta');
  });

  test('a skeleton waits before it shows', async () => {
    const { container } = showIn(
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
  test('ERR-001 a toast is shown and announced in the mount that requested it', async () => {
    function Toasting() {
      const toast = useToast();
      return <Button onPress={() => toast.success('Biglietto preso')}>Prendi</Button>;
    }
    showIn(<Toasting />);
    await user.click(screen.getByRole('button', { name: 'Prendi' }));
    expect(await screen.findByText('Biglietto preso')).toBeInTheDocument();
  });

  test('the same words said twice are two announcements', async () => {
    function Saying() {
      const announce = useAnnounce();
      return <Button onPress={() => announce('Mancano 3 persone')}>Dillo</Button>;
    }
    const { container } = showIn(<Saying />);
    const said = () => container.querySelector('[aria-atomic="true"]')?.textContent;
    await user.click(screen.getByRole('button', { name: 'Dillo' }));
    const first = said();
    await user.click(screen.getByRole('button', { name: 'Dillo' }));
    expect(said()?.trim()).toBe(first?.trim());
    expect(said()).not.toBe(first);
  });

  test('the heading of a page that was reached from inside takes the focus', async () => {
    showIn(
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
    showIn(<VisuallyHidden>Solo detto</VisuallyHidden>);
    expect(screen.getByText('Solo detto')).toBeInTheDocument();
  });
});
