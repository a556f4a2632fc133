import { waitFor } from '@testing-library/react';
import { franchisingCall } from '@turno/shared-types';
import { renderScreen, reply } from '@turno/shared-ui/test';
import { brandColours } from '../theme/brand-colours.ts';

test.each([
  { chosen: null, theme: 'of its franchising' },
  { chosen: '#0b7a3b', theme: 'that the host chose' },
])('CON-017 a remote with a franchise-id has the colour $theme', async ({ chosen }) => {
  const franchising = {
    id: 1,
    name: 'Mercati',
    logoUrl: null,
    ticketsExpireIn: null,
    brandColour: '#e4002b',
  };
  const { container, gateway } = renderScreen(<p>Home</p>, {
    replies: [reply(franchisingCall, franchising)],
    props: { franchiseId: 1, theme: { mode: 'light', brandColour: chosen } },
  });
  const expected = brandColours(chosen ?? franchising.brandColour, 'light');
  const frame = container.querySelector<HTMLElement>('[data-theme]');
  await waitFor(() =>
    expect(frame?.style.getPropertyValue('--turno-brand')).toBe(expected?.['--turno-brand']),
  );
  // A host that chose a colour needs nothing from the gateway.
  expect(gateway.requests).toHaveLength(chosen === null ? 1 : 0);
});
