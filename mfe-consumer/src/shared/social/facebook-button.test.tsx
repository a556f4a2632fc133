import { screen } from '@testing-library/react';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import { axeViolations, loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { texts } from '../../locales/texts.ts';
import { FacebookButton } from './facebook-button.tsx';

loadBeforeTests(texts);

const open = (facebookSignIn: boolean) =>
  renderScreen(<FacebookButton origin="/user-queues" />, {
    texts,
    props: { flags: { ...DEFAULT_FLAGS, facebookSignIn } },
  });

test('IDN-009: where no app is configured there is no button', () => {
  open(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test('ERR-006: a browser without secrets or storage gets a message', async () => {
  const { user, container } = open(true);
  const { subtle } = crypto;
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined });
  await user.click(screen.getByRole('button', { name: 'Continua con Facebook' }));
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: subtle });
  expect(await screen.findByRole('alert')).toHaveTextContent('Facebook signin error.');
  expect(await axeViolations(container)).toEqual([]);
});
