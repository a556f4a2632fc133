import type { MountOptions, RemoteEvent } from '@turno/shared-types';
import { defineRemoteElement } from './index.ts';

type Call = { options: MountOptions; updates: unknown[]; isGone: boolean; place: HTMLElement };
const calls: Call[] = [];

defineRemoteElement(
  'turno-test',
  (place, options = {}) => {
    const call: Call = { options, updates: [], isGone: false, place: place as HTMLElement };
    calls.push(call);
    return {
      update: (changes) => call.updates.push(changes),
      unmount: () => {
        call.isGone = true;
      },
    };
  },
  {
    attributes: ['merchant-id'],
    optionsOf: (read) => ({ path: `/display/${read('merchant-id')}` }),
    styleUrl: 'https://turno.example/1.0.0/embed.css',
  },
);

function put(attributes: Record<string, string>): HTMLElement {
  const element = document.createElement('turno-test');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  document.body.append(element);
  return element;
}

beforeEach(() => {
  calls.length = 0;
});
afterEach(() => document.body.replaceChildren());

test('the attributes of the element become the options of its mount', () => {
  put({
    'api-base': 'https://api.turno.example/',
    'client-key': 'partner',
    locale: 'de',
    'franchise-id': '3',
    theme: 'dark',
    'brand-colour': '#e4002b',
    'merchant-id': '7',
  });
  expect(calls[0]?.options).toMatchObject({
    apiBase: 'https://api.turno.example',
    clientKey: 'partner',
    locale: 'de',
    franchiseId: 3,
    theme: { mode: 'dark', brandColour: '#e4002b' },
    path: '/display/7',
  });
});

test('CON-017 an invalid franchise-id is handed on, so that the mount reports it', () => {
  const element = put({ 'franchise-id': 'many' });
  expect(calls[0]?.options.franchiseId).toBeNaN();
  element.setAttribute('franchise-id', 'none');
  expect(calls[0]?.updates.at(-1)).toMatchObject({ franchiseId: Number.NaN });
});

test('nonsense in other attributes counts as absent', () => {
  put({ locale: 'xx', theme: 'pink' });
  expect(calls[0]?.options).not.toHaveProperty('locale');
  expect(calls[0]?.options.theme).toEqual({ mode: 'system', brandColour: null });
});

test('it lives in a shadow root with its own style sheet, hidden until that is loaded', () => {
  const element = put({});
  const link = element.shadowRoot?.querySelector('link');
  expect(link?.href).toBe('https://turno.example/1.0.0/embed.css');
  const { place } = calls[0] as Call;
  expect(place.style.visibility).toBe('hidden');
  link?.dispatchEvent(new Event('load'));
  expect(place.style.visibility).toBe('');
});

test('a style sheet that does not come hides nothing', () => {
  const element = put({});
  element.shadowRoot?.querySelector('link')?.dispatchEvent(new Event('error'));
  expect(calls[0]?.place.style.visibility).toBe('');
});

test('a changed attribute is handed on; an element that is removed is unmounted', () => {
  const element = put({ locale: 'it' });
  element.setAttribute('locale', 'en');
  expect(calls[0]?.updates.at(-1)).toMatchObject({ locale: 'en' });
  element.remove();
  expect(calls[0]?.isGone).toBe(true);
});

test('the element dispatches the remote’s events', () => {
  const element = put({});
  const details: unknown[] = [];
  element.addEventListener('turno:ticket-taken', (event) =>
    details.push((event as CustomEvent).detail),
  );
  const event: RemoteEvent = { type: 'ticket-taken', merchantId: 7, queueId: 11, ticketValue: '5' };
  calls[0]?.options.onEvent?.(event);
  expect(details).toEqual([{ merchantId: 7, queueId: 11, ticketValue: '5' }]);
});

test('two elements of one page are two mounts', () => {
  put({ locale: 'it' });
  put({ locale: 'de' });
  expect(calls.map((call) => call.options.locale)).toEqual(['it', 'de']);
});
