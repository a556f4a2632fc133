import { type Sharer, sharePage } from './use-share.ts';

const page = { title: 'Turno', url: 'https://queue.example/' };
const works = async () => undefined;
const refuses = (name: string) => async () => {
  throw Object.assign(new Error('no'), { name });
};

test.each<[string, Sharer, string]>([
  ['the device’s own sheet', { share: works, clipboard: { writeText: works } }, 'shared'],
  ['a sheet that was closed', { share: refuses('AbortError') }, 'stopped'],
  [
    'a sheet that is not allowed',
    { share: refuses('NotAllowedError'), clipboard: { writeText: works } },
    'copied',
  ],
  ['no sheet', { clipboard: { writeText: works } }, 'copied'],
  ['no leave to copy', { clipboard: { writeText: refuses('NotAllowedError') } }, 'failed'],
  ['neither', {}, 'failed'],
])('CON-001: with %s', async (_, sharer, outcome) => {
  expect(await sharePage(sharer, page)).toBe(outcome);
});
