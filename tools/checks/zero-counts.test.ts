import { OWNERS, SHARED, treeIn } from './locale-trees.ts';
import { askedName, keysOf } from './text-use.ts';

/** Counted texts that are shown only where there is something to count: any other has words for zero. */
const NEVER_ZERO: Readonly<Record<string, readonly string[]>> = {
  'mfe-consumer/src/locales': [
    'calendar.ticket',
    'explore.ongoingMany',
    'passAdd.confirm',
    'passAdd.heading',
    'passAdd.peopleAdded',
    'passAdd.skipped',
    'passes.nameThem',
    'passes.unnamed',
    'queue.people',
    'stayed.taken',
    'stayed.title',
    'ticket.ahead',
    'ticket.updatedMinutes',
    'ticket.updatedSeconds',
  ],
  'mfe-display/src/locales': ['party', 'seats'],
  'mfe-display/src/kiosk/locales': ['ahead', 'partyOption', 'people', 'seats'],
  'mfe-merchant/src/locales': [
    'addCustomer.showOption',
    'automatic.ratio',
    'boards.seenHours',
    'boards.seenMinutes',
    'entrance.call',
    'entrance.called',
    'eventEditor.seatsBooked',
    'people',
    'reports.usualNote',
    'sentAway',
    'settings.dateCount',
    'shows.ended',
    'stillWaiting',
    'ticketCommands.behind',
  ],
  'mfe-passes/src/locales': ['createPasses', 'leftPasses', 'morePlaces', 'passCount', 'people'],
  [SHARED]: [
    'data.added',
    'forms.found',
    'forms.problems',
    'passPolicy.day',
    'passPolicy.validity',
    'pax.people',
    'time.left',
    'time.leftMinutes',
    'tooMany.minutes',
    'tooMany.seconds',
  ],
};

test.each([...OWNERS.map((owner) => `${owner}/locales`), SHARED])(
  'SHL-029 counted texts in %s word zero, unless none of them is shown with it',
  (folder) => {
    const keys = keysOf(treeIn(folder, 'it'));
    const counted = keys.filter((key) => key.endsWith('_other')).map(askedName);
    const wordless = counted.filter((name) => !keys.includes(`${name}_zero`));
    expect(wordless.toSorted()).toEqual(NEVER_ZERO[folder] ?? []);
  },
);
