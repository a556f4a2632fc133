import { screen, waitFor } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import { buildMerchant, buildSession, reply } from '@turno/shared-ui/test';
import ICAL from 'ical.js';
import { buildEvent, buildShow, buildShowTicket, clockIn } from '../../../test/events.ts';
import { merchantReplies, show } from '../../../test/show.tsx';

const NAME =
  'Spettacolo; con, virgole, città à è ì ò ù 漢字漢字漢字 e una riga molto lunga che un calendario deve ricomporre';
const event = buildEvent([buildShow()], {
  name: NAME,
  eventDuration: 5_400,
  eventOpeningBeforeStart: 1_200,
});
const merchant = buildMerchant({ queues: [event] });
const ticket = buildShowTicket({ paxCount: 4 });
const booked = { ...ticket, queue: { ...ticket.queue, name: NAME } };

/** Presses the button on the page of a ticket; what was downloaded, read by another library. */
async function downloaded(props: { locale?: 'it' | 'de'; siteBase?: string } = {}) {
  const blobs: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  const names: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const view = show('/show-event-ticket/7/11/501', {
    session: buildSession(),
    props: { siteBase: 'https://turno.example', ...props },
    replies: [...merchantReplies(merchant), reply(userTicketsCall, [booked])],
  });
  await view.user.click(await screen.findByRole('button', { name: /kalend|calend/i }));
  await waitFor(() => expect(blobs).toHaveLength(1));
  const [blob] = blobs;
  const reader = new FileReader();
  reader.readAsText(blob!);
  await waitFor(() => expect(reader.readyState).toBe(FileReader.DONE));
  const text = String(reader.result);
  view.unmount();
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    text,
    names,
    type: blob?.type,
    event: new ICAL.Event(calendar.getFirstSubcomponent('vevent')!),
  };
}

afterEach(() => jest.restoreAllMocks());

test('CON-066: a booked show goes into the calendar with time, length, place, entrance and link', async () => {
  const { event: entry, names, type, text } = await downloaded();
  expect(names).toEqual(['turno-5.ics']);
  expect(type).toMatch(/^text\/calendar/);
  expect(entry.summary).toBe(`${NAME} · Forno Aurora`);
  expect(entry.location).toBe('Forno Aurora, Via dei Mulini 12, 40121 Bologna BO');
  // The clock of these tests shows 11:00 UTC; the show begins ten minutes later.
  expect(entry.startDate.toJSDate()).toEqual(new Date('2026-11-21T11:10:00Z'));
  expect(entry.endDate.toJSDate()).toEqual(new Date('2026-11-21T12:40:00Z'));
  expect(entry.description).toContain(`Ingresso dalle ${clockIn(-10)}`);
  expect(entry.description).toContain('Numero 5, 4 persone');
  expect(entry.description).toContain('https://turno.example/show-event-ticket/7/11/501');
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

test('CON-066 a file of later updates the entry of before: the same UID, a higher sequence', async () => {
  const first = await downloaded();
  jest.setSystemTime(Date.now() + 60_000);
  const second = await downloaded();
  expect(second.event.uid).toBe(first.event.uid);
  expect(second.event.sequence).toBeGreaterThan(first.event.sequence);
});

test('CON-066 the entry is in the reader’s language; without a public site it has no link', async () => {
  const { event: entry } = await downloaded({ locale: 'de', siteBase: '' });
  expect(entry.description).toContain('Einlass ab');
  expect(entry.description).not.toContain('http');
});
