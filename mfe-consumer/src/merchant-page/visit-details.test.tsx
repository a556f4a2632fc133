import { screen, within } from '@testing-library/react';
import { dateAfter, dayOfWeek, localTime } from '@turno/shared-types/rules';
import { axeViolations, buildMerchant } from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';
import { mapAddress } from './visit-details.tsx';

const { date: today } = localTime(new Date(), 'Europe/Rome');
const weekly = (days: number, start: string, end: string) => ({
  id: days + 1,
  dayOfWeek: dayOfWeek(dateAfter(today, days)),
  date: null,
  start,
  end,
  typology: null,
});
const openings = [
  ...[0, 1, 2, 3, 4].map((days) => weekly(days, '00:00', '24:00')),
  weekly(5, '08:30', '13:00'),
  {
    id: 9,
    dayOfWeek: null,
    date: dateAfter(today, 2),
    start: null,
    end: null,
    typology: 'closings' as const,
  },
];

test('CON-033 the page has the hours of the week from today on, and says which day is special', async () => {
  const merchant = buildMerchant({ openings });
  const { container } = show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  const section = await screen.findByRole('region', { name: 'Orari e contatti' });
  const days = within(section).getAllByRole('listitem').slice(0, 7);
  expect(days[0]).toHaveAttribute('aria-current', 'date');
  expect(days[0]).toHaveTextContent('Oggi24 ore su 24');
  expect(days[2]).toHaveTextContent(/Orario speciale del .*Chiuso/);
  expect(days[5]).toHaveTextContent('08:30–13:00');
  expect(days[6]).toHaveTextContent('Chiuso');
  expect(await axeViolations(container)).toEqual([]);
});

test('CON-033 address, telephone and website can be pressed', async () => {
  const merchant = buildMerchant({
    phone: '+39 051 555 0101',
    website: 'https://www.forno.example/pane',
  });
  show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  const address = await screen.findByRole('link', { name: /Via dei Mulini 12, 40121 Bologna BO/ });
  expect(address).toHaveAttribute('href', expect.stringContaining('mlat=44.4949&mlon=11.3426'));
  expect(screen.getByRole('link', { name: '+39 051 555 0101' })).toHaveAttribute(
    'href',
    'tel:+390515550101',
  );
  expect(screen.getByRole('link', { name: /^forno\.example/ })).toHaveAttribute(
    'href',
    'https://www.forno.example/pane',
  );
});

test('CON-033 a merchant without hours, address and telephone has no such section', async () => {
  const nowhere = { route: null, streetNumber: null, city: null, postalCode: null, province: null };
  const merchant = buildMerchant({
    ...nowhere,
    formattedAddress: null,
    openings: [],
    website: 'our site',
  });
  show('/m/forno-aurora', { replies: merchantReplies(merchant) });
  expect(await screen.findByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
  expect(screen.queryByRole('region', { name: /contatti/i })).not.toBeInTheDocument();
});

test('CON-033 an address without a position is looked up on the map', () => {
  expect(mapAddress({ lat: null, lng: null }, 'Via Larga 1')).toBe(
    'https://www.openstreetmap.org/search?query=Via+Larga+1',
  );
});
