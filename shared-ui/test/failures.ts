import { waitFor, within } from '@testing-library/react';
import { CALLS, ERRORS } from '@turno/shared-types';
import type { FakeReply } from './fake-gateway.ts';

const WAIT_SECONDS = 7;
const SERVER_WORDS = 'Words of a server';
/** What no person may read: the words of a server or of a program. */
const RAW =
  /Words of a server|Internal server error|Failed to fetch|TypeError|undefined|NaN|\[object/;

const toEveryCall = (work: FakeReply['work']): FakeReply[] =>
  Object.values(CALLS).map((call) => ({ call, work }));

const answers = (code: 'token_expired_or_wrong' | 'rate_limited', headers = {}): FakeReply[] => {
  const body = { error_code: code, message: SERVER_WORDS };
  return toEveryCall(() => ({ status: ERRORS[code].status, body, headers }));
};

/** The ways in which the services may fail every call, as rows of a test. */
export const FAILURES: readonly { failure: string; replies: FakeReply[] }[] = [
  // Not an error of ours: a proxy's.
  {
    failure: '500',
    replies: toEveryCall(() => ({ status: 500, body: { message: SERVER_WORDS } })),
  },
  { failure: '401', replies: answers('token_expired_or_wrong') },
  { failure: '429', replies: answers('rate_limited', { 'retry-after': String(WAIT_SECONDS) }) },
  { failure: 'nothing', replies: toEveryCall(() => 'offline') },
];

/** Waits until a page has come to rest, and expects words in the reader's language and a way on. */
export async function expectWayOn(container: HTMLElement): Promise<void> {
  await waitFor(() => {
    expect(container.querySelector('[aria-busy="true"]')).toBeNull();
    expect(container).not.toBeEmptyDOMElement();
    const page = within(container);
    const buttons = page.queryAllByRole('button').filter((each) => !each.hasAttribute('disabled'));
    // A form is a way on too: its button waits for the fields.
    const ways = [page.queryAllByRole('link'), page.queryAllByRole('textbox'), buttons];
    expect(ways.flat()).not.toHaveLength(0);
  });
  const text = container.textContent ?? '';
  expect(text).not.toMatch(RAW);
  // ERR-024: who has to wait reads how long.
  expect(text).not.toMatch(new RegExp(`Troppe richieste(?!: riprova tra ${WAIT_SECONDS} secondi)`));
}
