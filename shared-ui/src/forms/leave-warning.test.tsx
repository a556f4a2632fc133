import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation, useNavigate } from '@turno/shared-ui/router';
import { showIn } from '../../test/show-story.tsx';
import { LeaveWarning } from './leave-warning.tsx';

function Page() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p>page {pathname}</p>
      <LeaveWarning isDirty={pathname === '/form'} />
      <Link to="/form">form</Link>
      <Link to="/elsewhere">link</Link>
      <a href="#top">top</a>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        navigate
      </button>
      <button type="button" onClick={() => void navigate(-1)}>
        back
      </button>
    </>
  );
}

/** Opens a page whose form has unsaved changes. */
async function dirtyPage() {
  const { user } = showIn(<Page />);
  await user.click(screen.getByRole('link', { name: 'form' }));
  await screen.findByText('page /form');
  return user;
}

const question = () => screen.findByRole('dialog', { name: 'Uscire senza salvare?' });

test.each([
  { way: 'a link', role: 'link', name: 'link', to: '/elsewhere' },
  { way: 'a call of navigate', role: 'button', name: 'navigate', to: '/elsewhere' },
  { way: 'the back button', role: 'button', name: 'back', to: '/' },
])(
  'MER-038 $way waits for an answer before it leaves unsaved changes',
  async ({ role, name, to }) => {
    const user = await dirtyPage();
    await user.click(screen.getByRole(role, { name }));
    await user.click(within(await question()).getByRole('button', { name: 'Resta qui' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('page /form')).toBeVisible();
    await user.click(screen.getByRole(role, { name }));
    await user.click(within(await question()).getByRole('button', { name: 'Esci senza salvare' }));
    expect(await screen.findByText(`page ${to}`)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('MER-038 a page without changes is left at once', async () => {
  const { user } = showIn(<Page />);
  await user.click(screen.getByRole('link', { name: 'link' }));
  expect(await screen.findByText('page /elsewhere')).toBeVisible();
});

test('MER-038 the browser asks before a reload, only while something is unsaved', async () => {
  const asks = () => {
    const event = new Event('beforeunload', { cancelable: true });
    act(() => void window.dispatchEvent(event));
    return event.defaultPrevented;
  };
  const user = await dirtyPage();
  expect(asks()).toBe(true);
  await user.click(screen.getByRole('link', { name: 'link' }));
  await user.click(within(await question()).getByRole('button', { name: 'Esci senza salvare' }));
  await screen.findByText('page /elsewhere');
  expect(asks()).toBe(false);
});
