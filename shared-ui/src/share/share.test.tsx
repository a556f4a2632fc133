import { screen, waitFor, within } from '@testing-library/react';
import { loadSheet } from '@turno/shared-ui/components';
import { axeViolations } from '@turno/shared-ui/test';
import { showIn } from '../../test/show-story.tsx';
import { ShareButton, ShareSheet } from './index.ts';

const URL = 'https://turno.example/m/forno-aurora';

function withBrowser(parts: { share?: unknown; clipboard?: unknown }) {
  for (const [name, value] of Object.entries({
    share: undefined,
    clipboard: undefined,
    ...parts,
  })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
}

test('CON-001 the device’s own sheet is offered', async () => {
  const { user } = showIn(<ShareButton title="Forno Aurora" url={URL} />);
  const share = jest.fn(() => Promise.resolve());
  withBrowser({ share });
  await user.click(screen.getByRole('button', { name: 'Condividi' }));
  expect(share).toHaveBeenCalledWith({ title: 'Forno Aurora', url: URL });
});

test('CON-001 without one the link is copied, and that is said', async () => {
  const { user } = showIn(<ShareButton title="Forno Aurora" url={URL} />);
  const writeText = jest.fn(() => Promise.resolve());
  withBrowser({ clipboard: { writeText } });
  await user.click(screen.getByRole('button', { name: 'Condividi' }));
  expect(await screen.findByText('Link copiato')).toBeInTheDocument();
  expect(writeText).toHaveBeenCalledWith(URL);
});

test('CON-001 where neither works the address is shown as text', async () => {
  const { user } = showIn(<ShareButton title="Forno Aurora" url={URL} />);
  withBrowser({});
  await user.click(screen.getByRole('button', { name: 'Condividi' }));
  expect(await screen.findByText(new RegExp(URL))).toBeInTheDocument();
});

test('MER-012, PSU-003: the sheet shows the code, the address and both ways to send it', async () => {
  await loadSheet();
  const { user } = showIn(
    <ShareSheet isOpen onOpenChange={() => {}} title="Forno Aurora" url={URL} />,
  );
  const sheet = await screen.findByRole('dialog', { name: 'Forno Aurora' });
  const code = within(sheet).getByRole('img', { name: 'Codice QR di Forno Aurora' });
  expect(code).toHaveAttribute('width', '300');
  expect(within(sheet).getByText(URL)).toBeInTheDocument();
  expect(await axeViolations(sheet)).toEqual([]);
  const writeText = jest.fn(() => Promise.resolve());
  withBrowser({ share: jest.fn(), clipboard: { writeText } });
  await user.click(within(sheet).getByRole('button', { name: 'Copia il link' }));
  await waitFor(() => expect(writeText).toHaveBeenCalledWith(URL));
});
