import { screen } from '@testing-library/react';
import { inviteManagerCall, mailConfirmationCall, managersCall } from '@turno/shared-types';
import { refuse, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();

test('S-09 an owner whose address is not confirmed gets another link where the invitation is rejected', async () => {
  const { user } = show({
    path: '/merchant-managers',
    replies: [
      mine(bakery()),
      reply(managersCall, { managers: [], invitations: [] }),
      refuse(inviteManagerCall, 'email_not_verified'),
      reply(mailConfirmationCall, {}),
    ],
  });
  await user.fill(await screen.findByRole('textbox', { name: 'E-mail' }), 'new@example.com');
  expect(screen.queryByRole('button', { name: /di nuovo il link/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Manda l’invito' }));
  await user.click(await screen.findByRole('button', { name: 'Invia di nuovo il link' }));
  expect(await screen.findByText(/^Link inviato/)).toBeVisible();
});
