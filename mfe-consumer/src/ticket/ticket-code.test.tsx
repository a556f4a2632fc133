import { screen, within } from '@testing-library/react';
import { axeViolations } from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';

// jsdom knows no modal dialogs: these do what the page relies on.
beforeAll(() => {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
});

test('CON-044: a tap enlarges the code over the whole screen, which stays on until it is closed', async () => {
  const release = jest.fn(() => Promise.resolve());
  const request = jest.fn(() => Promise.resolve({ release }));
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } });
  const { user, container } = open();
  await user.click(await screen.findByRole('button', { name: 'Ingrandisci il codice' }));
  const dialog = screen.getByRole('dialog', { name: 'Codice QR del biglietto 5' });
  expect(within(dialog).getByRole('img', { name: 'Codice QR del biglietto 5' })).toBeVisible();
  expect(dialog).toHaveTextContent('7K2MPQ4XWD');
  expect(request).toHaveBeenCalledWith('screen');
  expect(await axeViolations(container)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Chiudi' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('CON-044: the spoken code breaks in its middle where it needs two lines, in whole everywhere else', async () => {
  open();
  const code = await screen.findByText('7K2MPQ4XWD');
  expect(code.querySelector('wbr')?.previousSibling).toHaveTextContent('7K2MP');
});

test('CON-044: a ticket that has only a spoken code shows that one, with nothing to enlarge', async () => {
  open({ qrCodeJWT: null });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Ingrandisci il codice' })).not.toBeInTheDocument();
});
