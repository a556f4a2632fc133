import { screen } from '@testing-library/react';
import { NOTICE_WORDS } from '@turno/shared-types/notice-words';
import { buildTicket, loadBeforeTests, renderScreen } from '@turno/shared-ui/test';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { LeaveAlert } from './leave-alert.tsx';
import { storeLeaving } from './leaving-memory.ts';

loadBeforeTests(texts);
afterEach(() => localStorage.clear());

const START = Date.parse('2026-11-21T09:00:00Z');
const { leave, hurry, later } = NOTICE_WORDS.it;
/** What a reply says some seconds after the start: half of the waits, and one of ten, are shorter. */
type Reply = { after: number; median: number; earliest: number };

/** Somebody fifteen minutes away has the page open while replies come. */
function openPage(replies: readonly Reply[]) {
  const ring = jest.fn();
  storeLeaving(buildTicket(), { minutes: 15, told: null });
  const shown = renderScreen(<Page replies={replies} ring={ring} />, { texts });
  const next = () => shown.user.click(screen.getByRole('button', { name: 'next reply' }));
  return { ring, next };
}

function Page({ replies, ring }: { replies: readonly Reply[]; ring: () => void }) {
  const [at, setAt] = useState(0);
  const { after, median, earliest } = replies[at] ?? { after: 0, median: 0, earliest: 0 };
  const updatedAt = START + after * 1_000;
  const ticket = buildTicket({
    estimatedWaitingTime: median,
    waitEarliest: earliest,
    estimatedAt: new Date(updatedAt).toISOString(),
    beThereBy: new Date(updatedAt + earliest * 1_000).toISOString(),
  });
  return (
    <>
      <LeaveAlert ticket={ticket} updatedAt={updatedAt} now={new Date(updatedAt)} ring={ring} />
      <button type="button" onClick={() => setAt(at + 1)}>
        next reply
      </button>
    </>
  );
}

const FAR = { after: 0, median: 3_600, earliest: 3_000 };
const DUE = { after: 60, median: 1_400, earliest: 1_000 };

test('S-02 the page says once that it is time, and does not ring again for the same news', async () => {
  const { ring, next } = openPage([FAR, DUE, { ...DUE, after: 65 }, { ...DUE, after: 70 }]);
  expect(await screen.findByText(/Parti verso le/)).toBeVisible();
  expect(ring).not.toHaveBeenCalled();
  await next();
  expect(screen.getByText(leave.title)).toBeVisible();
  await next();
  await next();
  expect(screen.getByText(leave.title)).toBeVisible();
  expect(ring).toHaveBeenCalledTimes(1);
});

test('S-02 a queue that speeds up hurries who is on the way, and one that slows down says so without a ring', async () => {
  const fast = { after: 120, median: 500, earliest: 400 };
  const slow = { after: 180, median: 3_000, earliest: 2_500 };
  const { ring, next } = openPage([FAR, DUE, fast, slow]);
  await next();
  await next();
  expect(screen.getByText(hurry.title)).toBeVisible();
  expect(screen.queryByText(leave.title)).not.toBeInTheDocument();
  expect(ring).toHaveBeenCalledTimes(2);
  await next();
  expect(screen.getByText(later.title)).toBeVisible();
  expect(ring).toHaveBeenCalledTimes(2);
});

test('S-02 who cannot be there by the safe time is not promised to be in time', async () => {
  const { next } = openPage([FAR, { after: 60, median: 900, earliest: 600 }]);
  await next();
  expect(screen.getByText(hurry.title)).toBeVisible();
});
