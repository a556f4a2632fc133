import { screen, waitFor } from '@testing-library/react';
import { Navigate } from '@turno/shared-ui/router';
import { useState } from 'react';
import { QueueForm } from '../../catalogue/stories/form.stories.tsx';
import { showIn } from '../../test/show-story.tsx';

/** A form whose queue another person changes with the press of a button. */
function Followed({ change }: { change: { name?: string; capacity?: number } }) {
  const [stored, setStored] = useState({ name: 'Banco', capacity: 2 as number | null });
  const [sent, setSent] = useState<unknown>(null);
  return (
    <>
      <QueueForm stored={stored} onSubmit={async (values) => setSent(values)} />
      <button type="button" onClick={() => setStored({ ...stored, ...change })}>
        other
      </button>
      <output>{JSON.stringify(sent)}</output>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const name = () => screen.getByLabelText('Nome');
const capacity = () => screen.getByLabelText('Capacità');
const warning = () => screen.queryByText(/Nel frattempo qualcun altro/);

async function edited(change: { name?: string; capacity?: number }) {
  const { user } = showIn(<Followed change={change} />);
  await user.type(name(), ' due');
  await user.click(button('other'));
  return user;
}

test('MER-038 a form that nobody edited follows what is stored', async () => {
  const { user } = showIn(<Followed change={{ name: 'Cassa', capacity: 5 }} />);
  await user.click(button('other'));
  expect(name()).toHaveValue('Cassa');
  expect(capacity()).toHaveValue('5');
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull();
});

test('MER-038 an edited field keeps what was typed, the others follow, and both are saved', async () => {
  const user = await edited({ capacity: 5 });
  expect(name()).toHaveValue('Banco due');
  expect(capacity()).toHaveValue('5');
  expect(warning()).toBeNull();
  await user.click(button('Modifica'));
  await screen.findByText('{"name":"Banco due","capacity":5}');
});

test('MER-038 a field that two people changed says so, and Undo shows what the other saved', async () => {
  const user = await edited({ name: 'Cassa' });
  expect(name()).toHaveValue('Banco due');
  expect(warning()).toBeVisible();
  await user.click(button('Annulla'));
  expect(name()).toHaveValue('Cassa');
  expect(warning()).toBeNull();
});

test('MER-038 Change replaces what the other saved', async () => {
  const user = await edited({ name: 'Cassa' });
  await user.click(button('Modifica'));
  await screen.findByText('{"name":"Banco due","capacity":2}');
  await waitFor(() => expect(warning()).toBeNull());
});

test('MER-038 the same change by two people is no conflict', async () => {
  await edited({ name: 'Banco due' });
  expect(warning()).toBeNull();
  expect(screen.queryByRole('button', { name: 'Modifica' })).toBeNull();
});

test('MER-037 a page leads on after saving without a question', async () => {
  function Page() {
    const [isSaved, setSaved] = useState(false);
    if (isSaved) return <Navigate to="/list" />;
    return <QueueForm onSubmit={async () => setSaved(true)} />;
  }
  const { user } = showIn(<Page />);
  await user.type(name(), ' due');
  await user.click(button('Modifica'));
  await waitFor(() => expect(screen.queryByLabelText('Nome')).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
});
